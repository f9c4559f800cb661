/** What other modules, `http/` and the composition root may use of this module. */
export { findOwnFlag, visibleChallenge } from './service-open.ts';
export { IS_REPEAT } from './repository-challenge.ts';
