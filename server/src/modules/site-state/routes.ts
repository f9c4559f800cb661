import type { Routes } from '../../http/registrar.ts';
import { findSiteState, type SiteStateDeps } from './service.ts';

export function siteStateRoutes(deps: SiteStateDeps) {
  return {
    async getSiteState() {
      return findSiteState(deps);
    },
  } satisfies Routes;
}
