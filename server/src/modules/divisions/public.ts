/** What other modules, `http/` and the composition root may use of this module. */
export { type DivisionRow, findDivisionRows, insertDivision } from './repository.ts';
