/** What other modules, `http/` and the composition root may use of this module. */
export { endTokens, findAccess, findTokensOf, type TokenAccess } from './service.ts';
