import { createHash } from 'node:crypto';
import { createCached } from '../settings/cached.ts';
import type { Settings } from '../settings/settings.ts';
import { makeClientConfig } from './client-config.ts';

/** An answer ready to send. */
export interface PreparedAnswer {
  body: Buffer;
  /** Weak tag of the content: the same on every server of the site. */
  etag: string;
}

export interface Info {
  clientConfig(): Promise<PreparedAnswer>;
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
    const body = Buffer.from(JSON.stringify(makeClientConfig(site, setupRequired)));
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 16);
    return { body, etag: `W/"cfg-${digest}"` };
  });
  settings.onChange(cached.forget);
  return { clientConfig: cached.get };
}
