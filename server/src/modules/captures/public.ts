/** What other modules, `http/` and the composition root may use of this module. */
export { type Captures, createCaptures } from './part-captures.ts';
