/** What other modules, `http/` and the composition root may use of this module. */
export { createMails, type Mails } from './mails.ts';
export { deleteMailsBefore, forgetEndedTokens } from './repository.ts';
export { deleteForgottenPauses, MAIL_JOB } from './post.ts';
export type { MailDeps } from './mails.ts';
export { getMailState } from './service.ts';
