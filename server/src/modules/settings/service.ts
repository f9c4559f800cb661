import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { AuditFields } from '../../domain/audit.ts';
import { type IsExpected, type TaggedJson, tagJson } from '../../platform/tagged-json.ts';
import type { Write } from '../../platform/write.ts';
import type { Pictures, ReadPicture } from '../files/public.ts';
import type { SettingsChange } from './rules-change.ts';
import { findSettings, lockSettings } from './repository.ts';
import type { Settings } from './part-settings.ts';
import { readSiteSettings, SECTION_NAMES, type SiteSettings } from './rules-site-settings.ts';

export interface SettingsDeps {
  write: Write;
  settings: Settings;
  pictures: Pictures;
}

/** The settings as administrators see them, with their version. */
export function tagSettings({ globalConfig, ...sections }: SiteSettings): TaggedJson {
  return tagJson({ ...sections, globalConfig: { ...globalConfig, apiEncryption: false } });
}

/**
 * Changes the given fields; throws VERSION_CONFLICT unless the caller expects what is stored.
 * @param unused settings of other platforms that the caller wants, which the log names
 */
export async function updateSettings(
  { write, settings }: SettingsDeps,
  actor: Actor,
  change: SettingsChange,
  { isExpected, unused }: { isExpected: IsExpected; unused: readonly string[] },
): Promise<void> {
  await write(actor, async (tx, emit, audit) => {
    await lockSettings(tx);
    const before = readSiteSettings(await findSettings(tx, SECTION_NAMES));
    if (!isExpected(tagSettings(before).etag)) throw new AppError('VERSION_CONFLICT');
    for (const name of SECTION_NAMES) {
      const fields = change[name];
      if (fields && Object.keys(fields).length > 0)
        await settings.set({ tx, emit, audit }, name, fields);
    }
    const after = readSiteSettings(await findSettings(tx, SECTION_NAMES));
    const names = changedNames(flat(before), flat(after));
    if (names.length > 0) {
      emit.log({ code: 'SETTINGS_CHANGED', values: { settings: names.join(', ') } });
    }
    if (unused.length > 0) {
      emit.log({ code: 'SETTINGS_IGNORED', values: { settings: unused.join(', ') } });
    }
  });
}

/** The fields of all sections; their names are unique. */
function flat({ accountPolicy, globalConfig, containerPolicy }: SiteSettings): AuditFields {
  return { ...accountPolicy, ...globalConfig, ...containerPolicy };
}

function changedNames(before: AuditFields, after: AuditFields): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name]);
}

/** Makes logo and icon of a picture; throws what `Pictures` throws. */
export async function setLogo(deps: SettingsDeps, actor: Actor, read: ReadPicture): Promise<void> {
  const { pictures } = deps;
  await pictures.replace(actor, read, ['logo', 'favicon'], async (tx, emit, hashes, audit) =>
    swapLogo(deps, { tx, emit, audit }, { logoHash: hashes.logo, faviconHash: hashes.favicon }),
  );
}

export async function removeLogo(deps: SettingsDeps, actor: Actor): Promise<void> {
  await deps.pictures.remove(actor, async (tx, emit, audit) =>
    swapLogo(deps, { tx, emit, audit }, { logoHash: null, faviconHash: null }),
  );
}

async function swapLogo(
  { settings }: SettingsDeps,
  { tx, emit, audit }: Parameters<Settings['set']>[0],
  logo: Pick<SiteSettings['globalConfig'], 'logoHash' | 'faviconHash'>,
): Promise<(string | null)[]> {
  await lockSettings(tx);
  const { globalConfig } = readSiteSettings(await findSettings(tx, SECTION_NAMES));
  await settings.set({ tx, emit, audit }, 'globalConfig', logo);
  emit.log({ code: logo.logoHash === null ? 'LOGO_REMOVED' : 'LOGO_SET' });
  return [globalConfig.logoHash, globalConfig.faviconHash];
}
