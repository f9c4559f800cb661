import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';
import { fieldError } from '../../domain/app-error.ts';
import type { SectionName, SiteSettings } from './rules-site-settings.ts';

/** What a client sends: fields of sections. */
export type SettingsInput = z.output<typeof schemas.UpdateSiteConfigBody>;

export type SettingsChange = { [Name in SectionName]?: Partial<SiteSettings[Name]> };

const DOMAIN =
  /^(?=.{1,253}$)(\*\.)?([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** The fields to store; throws VALIDATION_FAILED. An empty title is that of a new site. */
export function changeOf({
  accountPolicy,
  globalConfig,
  containerPolicy,
}: SettingsInput): SettingsChange {
  const { emailDomainList, ...policy } = given(accountPolicy ?? {});
  const { title, apiEncryption: _unused, ...texts } = given(globalConfig ?? {});
  return {
    accountPolicy: {
      ...policy,
      ...(emailDomainList !== undefined && { emailDomainList: toDomains(emailDomainList) }),
    },
    globalConfig: {
      ...texts,
      ...(title !== undefined && { title: title.trim() || 'GZ' }),
      ...cleared(globalConfig ?? {}),
    },
    containerPolicy: given(containerPolicy ?? {}),
  };
}

/** The texts that may be without a value, where the client says that they are. */
function cleared({ footerInfo, customTheme }: NonNullable<SettingsInput['globalConfig']>) {
  const isCleared = (text: string | null | undefined) => text === null || text === '';
  return {
    ...(isCleared(footerInfo) && { footerInfo: null }),
    ...(isCleared(customTheme) && { customTheme: null }),
  };
}

type Given<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** Without the fields that are null. */
function given<Fields extends object>(fields: Fields): Given<Fields> {
  const entries = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(entries) as Given<Fields>;
}

/** The settings that a client turns on and that this server does not have, by name. */
export function unusedSettings({ globalConfig }: SettingsInput): string[] {
  return globalConfig?.apiEncryption === true ? ['apiEncryption'] : [];
}

function toDomains(list: string): string {
  const domains = list
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== '');
  if (!domains.every((domain) => DOMAIN.test(domain))) {
    throw fieldError('VALIDATION_FAILED', 'accountPolicy.emailDomainList', 'WRONG_FORMAT');
  }
  return [...new Set(domains)].join(', ');
}
