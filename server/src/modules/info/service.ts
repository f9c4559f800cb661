import { type TaggedJson, tagJson } from '../../http/tagged-json.ts';
import { createCached } from '../../platform/cached.ts';
import type { Settings } from '../settings/settings.ts';
import { makeClientConfig } from './client-config.ts';

export interface Info {
  clientConfig(): Promise<TaggedJson>;
}

interface InfoDeps {
  settings: Settings;
  /** Whether the site still waits for its first administrator. */
  isSetupRequired: () => Promise<boolean>;
}

/** Keeps the client configuration until settings change: an answer costs no statement. */
export function createInfo({ settings, isSetupRequired }: InfoDeps): Info {
  const cached = createCached(async () => {
    const [site, setupRequired] = await Promise.all([settings.get(), isSetupRequired()]);
    return tagJson(makeClientConfig(site, setupRequired));
  });
  settings.onChange(cached.forget);
  return { clientConfig: cached.get };
}
