/** What other modules, `http/` and the composition root may use of this module. */
export { IS_REPEAT } from './repeat-sql.ts';
