/** What other modules, `http/` and the composition root may use of this module. */
export { findOwnFlag, visibleChallenge } from './open-challenge.ts';
export { IS_REPEAT } from './repeat-sql.ts';
