import type { Bus } from '../../platform/bus.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { createCached } from '../../platform/cached.ts';
import { findSettings, mergeSetting } from './repository.ts';
import {
  readSiteSettings,
  SECTION_NAMES,
  type SectionName,
  type SiteSettings,
} from './site-settings.ts';

/** Events about settings: read them again. */
export interface SettingsTopics {
  settings: Record<string, never>;
}

/** The site's settings, kept in memory. */
export interface Settings {
  get(): Promise<SiteSettings>;
  /** Sets fields of a section; other processes hear of it with `announce`. */
  set<Name extends SectionName>(
    tx: Tx,
    name: Name,
    fields: Partial<SiteSettings[Name]>,
  ): Promise<void>;
  /** Emits the event in the transaction that changed something. Call `changed` after the commit. */
  announce(tx: Tx): Promise<void>;
  /** Drops what this process remembers and wakes the others. */
  changed(): void;
  /** Runs when settings may have changed, here or in another process. */
  onChange(handler: () => void): void;
}

interface SettingsDeps {
  db: Db;
  bus: Pick<Bus<SettingsTopics>, 'emit' | 'on' | 'wake'>;
}

export function createSettings({ db, bus }: SettingsDeps): Settings {
  const cached = createCached(async () => readSiteSettings(await findSettings(db, SECTION_NAMES)));
  const handlers = [cached.forget];

  function forget(): void {
    for (const handler of handlers) handler();
  }

  bus.on('settings', forget);
  return {
    get: cached.get,
    set: (tx, name, fields) => mergeSetting(tx, name, fields),
    announce: (tx) => bus.emit(tx, 'settings', null, {}),
    changed() {
      forget();
      bus.wake();
    },
    onChange(handler) {
      handlers.push(handler);
    },
  };
}
