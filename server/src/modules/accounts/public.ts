/** What other modules, `http/` and the composition root may use of this module. */
export { type AccountInput, addAccount, checkAccountInput } from './new-account.ts';
export { hasAdministrator } from './repository.ts';
export { deleteExpiredSessions } from './session-repository.ts';
export { createSessions, SESSION_SECONDS, type Sessions } from './sessions.ts';
