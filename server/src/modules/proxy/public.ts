/** What other modules, `http/` and the composition root may use of this module. */
export { createProxy } from './part-proxy.ts';
