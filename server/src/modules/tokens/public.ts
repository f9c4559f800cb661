/** What other modules, `http/` and the composition root may use of this module. */
export { findAccess, type TokenAccess } from './service.ts';
export { findTokensOf } from './wire.ts';
