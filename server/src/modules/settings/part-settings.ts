import type { EventSource } from '../../domain/events.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { createCached } from '../../platform/cached.ts';
import type { Audit } from '../../platform/audit.ts';
import type { Emit } from '../../platform/write.ts';
import { findSettings, mergeSetting } from './repository.ts';
import {
  readSiteSettings,
  SECTION_NAMES,
  type SectionName,
  type SiteSettings,
} from './rules-site-settings.ts';

/** The site's settings, kept in memory. */
export interface Settings {
  get(): Promise<SiteSettings>;
  /** Sets fields of a section. */
  set<Name extends SectionName>(
    change: { tx: Tx; emit: Emit; audit: Audit },
    name: Name,
    fields: Partial<SiteSettings[Name]>,
  ): Promise<void>;
}

interface SettingsDeps {
  db: Db;
  bus: Pick<EventSource, 'on'>;
}

export function createSettings({ db, bus }: SettingsDeps): Settings {
  const cached = createCached(async () => readSiteSettings(await findSettings(db, SECTION_NAMES)));
  bus.on('settings', cached.forget);
  return {
    get: cached.get,
    async set({ tx, emit, audit }, name, fields) {
      const stored = readSiteSettings(await findSettings(tx, [name]));
      const before = Object.fromEntries(
        Object.entries(stored[name]).filter(([field]) => field in fields),
      );
      audit({ type: 'Site', id: null, name }, { before, after: fields });
      await mergeSetting(tx, name, fields);
      emit({ topic: 'settings', gameId: null, body: {} });
    },
  };
}
