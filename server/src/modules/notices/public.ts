/** What other modules, `http/` and the composition root may use of this module. */
export { findStaffNotices, insertPastNotices, type NoticeRow } from './repository.ts';
export { postNotice } from './service-post.ts';
export { NOTICE_JOB, publishDue } from './service-scheduled.ts';
