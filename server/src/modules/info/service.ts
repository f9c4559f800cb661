import type { ProxyConfig } from '../../config-containers.ts';
import { type TaggedJson, tagJson } from '../../platform/tagged-json.ts';
import type { EventSource } from '../../domain/events.ts';
import { createCached } from '../../platform/cached.ts';
import type { RenderMarkdown } from '../../platform/render-markdown.ts';
import type { Mails } from '../mails/public.ts';
import type { Settings } from '../settings/public.ts';
import { makeClientConfig } from './wire.ts';

export interface Info {
  clientConfig(): Promise<TaggedJson>;
}

interface InfoDeps {
  bus: Pick<EventSource, 'on'>;
  settings: Settings;
  renderMarkdown: RenderMarkdown;
  mails: Pick<Mails, 'isReady'>;
  /** Whether the site still waits for its first administrator. */
  isSetupRequired: () => Promise<boolean>;
  proxySettings: Pick<ProxyConfig, 'portMapping' | 'requiresTicket'>;
}

/** Keeps the client configuration until settings change: an answer costs no statement. */
export function createInfo(deps: InfoDeps): Info {
  const { bus, settings, mails, isSetupRequired, proxySettings, renderMarkdown } = deps;
  const cached = createCached(async () => {
    const [site, setupRequired] = await Promise.all([settings.get(), isSetupRequired()]);
    const { portMapping, requiresTicket } = proxySettings;
    const { footerInfo } = site.globalConfig;
    const facts = {
      footerHtml: footerInfo === null ? null : await renderMarkdown(footerInfo),
      setupRequired,
      sendsLinks: mails.isReady,
      portMapping,
      proxyTicketRequired: portMapping === 'PlatformProxy' && requiresTicket,
    };
    return tagJson(makeClientConfig(site, facts));
  });
  bus.on('settings', cached.forget);
  return { clientConfig: cached.get };
}
