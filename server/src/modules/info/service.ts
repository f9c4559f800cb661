import { type TaggedJson, tagJson } from '../../platform/tagged-json.ts';
import type { EventSource } from '../../domain/events.ts';
import { createCached } from '../../platform/cached.ts';
import type { Mails } from '../mails/public.ts';
import type { Settings } from '../settings/public.ts';
import { makeClientConfig } from './client-config.ts';

export interface Info {
  clientConfig(): Promise<TaggedJson>;
}

interface InfoDeps {
  bus: Pick<EventSource, 'on'>;
  settings: Settings;
  mails: Pick<Mails, 'isReady'>;
  /** Whether the site still waits for its first administrator. */
  isSetupRequired: () => Promise<boolean>;
}

/** Keeps the client configuration until settings change: an answer costs no statement. */
export function createInfo({ bus, settings, mails, isSetupRequired }: InfoDeps): Info {
  const cached = createCached(async () => {
    const [site, setupRequired] = await Promise.all([settings.get(), isSetupRequired()]);
    return tagJson(makeClientConfig(site, { setupRequired, sendsLinks: mails.isReady }));
  });
  bus.on('settings', cached.forget);
  return { clientConfig: cached.get };
}
