import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import { OFFERED_EXTENSIONS } from '../../unimplemented.ts';
import { assetUrl } from '../files/public.ts';
import { confirmationOf, domainsOf } from '../accounts/public.ts';
import type { SiteSettings } from '../settings/public.ts';

export type ClientConfig = z.input<typeof schemas.GetConfigResponse>;

interface Facts extends Pick<
  ClientConfig,
  'setupRequired' | 'portMapping' | 'proxyTicketRequired' | 'footerHtml'
> {
  sendsLinks: boolean;
}

/** What a client needs to know about the site. */
export function makeClientConfig(
  settings: SiteSettings,
  { setupRequired, sendsLinks, portMapping, proxyTicketRequired, footerHtml }: Facts,
): ClientConfig {
  const { accountPolicy, globalConfig, containerPolicy } = settings;
  return {
    title: globalConfig.title,
    slogan: globalConfig.slogan,
    footerInfo: globalConfig.footerInfo,
    footerHtml,
    customTheme: globalConfig.customTheme,
    apiPublicKey: null,
    logoUrl: globalConfig.logoHash === null ? null : assetUrl(globalConfig.logoHash, 'logo'),
    portMapping,
    defaultLifetime: containerPolicy.defaultLifetime,
    extensionDuration: containerPolicy.extensionDuration,
    renewalWindow: containerPolicy.renewalWindow,
    extensions: OFFERED_EXTENSIONS,
    registration: {
      open: accountPolicy.allowRegister,
      confirmation: confirmationOf(accountPolicy),
      emailDomains: domainsOf(accountPolicy.emailDomainList),
      mail: sendsLinks,
    },
    proxyTicketRequired,
    setupRequired,
  };
}
