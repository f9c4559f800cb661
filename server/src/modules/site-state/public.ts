/** What other modules, `http/` and the composition root may use of this module. */
export { CLOCK_MILLISECONDS } from './rules.ts';
