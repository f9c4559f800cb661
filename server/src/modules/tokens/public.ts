/** What other modules, `http/` and the composition root may use of this module. */
export { endTokens, findAccess, type TokenAccess } from './service.ts';
export { findTokensOf } from './wire.ts';
