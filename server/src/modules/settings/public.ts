/** What other modules, `http/` and the composition root may use of this module. */
export { createSettings, type Settings } from './settings.ts';
export type { SiteSettings } from './site-settings.ts';
