/** What other modules, `http/` and the composition root may use of this module. */
export { createInfo } from './service.ts';
export { createSitePage, type SitePage } from './part-site-page.ts';
