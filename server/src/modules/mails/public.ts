/** What other modules, `http/` and the composition root may use of this module. */
export { createMails, type Mails } from './service-send.ts';
export { deleteMailsBefore, forgetEndedTokens } from './repository.ts';
export { deleteForgottenPauses, MAIL_JOB } from './service-post.ts';
export type { MailDeps } from './service-send.ts';
export { getMailState } from './service.ts';
