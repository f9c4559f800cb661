import type { EventSource } from '../../domain/events.ts';
import { createCached } from '../../platform/cached.ts';
import type { Storage } from '../../platform/storage.ts';
import type { Settings } from '../settings/public.ts';

/** What the served page and its icon show of the settings. */
export interface SitePage {
  title: string;
  description: string;
  /** Bytes of the icon; null to show the one of the app. */
  icon: Uint8Array | null;
  /** Address of the logo; null without one. */
  logo: string | null;
}

interface SitePageDeps {
  bus: Pick<EventSource, 'on'>;
  settings: Settings;
  storage: Pick<Storage, 'open'>;
}

/** Keeps the page until settings change. */
export function createSitePage({ bus, settings, storage }: SitePageDeps): () => Promise<SitePage> {
  const cached = createCached(async (): Promise<SitePage> => {
    const { globalConfig } = await settings.get();
    const { title, description, faviconHash, logoHash } = globalConfig;
    return {
      title,
      description,
      icon: faviconHash === null ? null : await readIcon(storage, faviconHash),
      logo: logoHash === null ? null : `/assets/${logoHash}/logo`,
    };
  });
  bus.on('settings', cached.forget);
  return cached.get;
}

async function readIcon(storage: Pick<Storage, 'open'>, hash: string): Promise<Uint8Array | null> {
  const file = await storage.open(hash);
  if (!file) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
