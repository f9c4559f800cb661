/** What other modules, `http/` and the composition root may use of this module. */
export { prepareSetup } from './service-prepare.ts';
export { createSetupState } from './service.ts';
