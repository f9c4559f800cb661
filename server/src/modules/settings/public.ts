/** What other modules, `http/` and the composition root may use of this module. */
export { createSettings, type Settings } from './part-settings.ts';
export type { SiteSettings } from './rules-site-settings.ts';
