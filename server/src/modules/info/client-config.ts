import { operations, type schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import type { SiteSettings } from '../settings/site-settings.ts';

export type ClientConfig = z.input<typeof schemas.GetConfigResponse>;

/** Extensions that add fields to calls of the common contract and no call of their own. */
const FIELD_EXTENSIONS = ['gameStatus', 'tries'];

/** Every extension this server offers: it answers all of its contract. */
export const EXTENSIONS: readonly string[] = [
  ...new Set(Object.values(operations).map(({ extension }) => extension)),
  ...FIELD_EXTENSIONS,
].filter((name) => name !== null);

/** What a client needs to know about the site. */
export function makeClientConfig(settings: SiteSettings, setupRequired: boolean): ClientConfig {
  const { globalConfig, containerPolicy } = settings;
  return {
    title: globalConfig.title,
    slogan: globalConfig.slogan,
    footerInfo: globalConfig.footerInfo,
    customTheme: globalConfig.customTheme,
    apiPublicKey: null,
    logoUrl: null,
    portMapping: 'Default',
    defaultLifetime: containerPolicy.defaultLifetime,
    extensionDuration: containerPolicy.extensionDuration,
    renewalWindow: containerPolicy.renewalWindow,
    extensions: [...EXTENSIONS],
    setupRequired,
  };
}
