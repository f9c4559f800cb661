/** What other modules, `http/` and the composition root may use of this module. */
export { postNotice } from './service-post.ts';
export { NOTICE_JOB, publishDue } from './service-scheduled.ts';
