import type { SiteConfig, SiteConfigUpdate } from '@halyard/sdk/types';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import type { FormWords } from '../../../forms/list-changes.ts';

/** The values of the form; a number is null while its field is empty. */
export interface SettingsForm {
  title: string;
  slogan: string;
  description: string;
  footerInfo: string;
  customTheme: string;
  allowRegister: boolean;
  activeOnRegister: boolean;
  emailConfirmationRequired: boolean;
  useCaptcha: boolean;
  emailDomainList: string;
  defaultLifetime: number | null;
  extensionDuration: number | null;
  renewalWindow: number | null;
  autoDestroyOnLimitReached: boolean;
}

/** The form of stored settings. */
export function toSettingsForm({
  accountPolicy,
  globalConfig,
  containerPolicy,
}: SiteConfig): SettingsForm {
  return {
    title: globalConfig.title,
    slogan: globalConfig.slogan,
    description: globalConfig.description,
    footerInfo: globalConfig.footerInfo ?? '',
    customTheme: globalConfig.customTheme ?? '',
    allowRegister: accountPolicy.allowRegister,
    activeOnRegister: accountPolicy.activeOnRegister,
    emailConfirmationRequired: accountPolicy.emailConfirmationRequired,
    useCaptcha: accountPolicy.useCaptcha,
    emailDomainList: accountPolicy.emailDomainList,
    defaultLifetime: containerPolicy.defaultLifetime,
    extensionDuration: containerPolicy.extensionDuration,
    renewalWindow: containerPolicy.renewalWindow,
    autoDestroyOnLimitReached: containerPolicy.autoDestroyOnLimitReached,
  };
}

/**
 * The request: whole sections with the edits applied, because compatible servers reset the fields of
 * a section that are missing.
 */
export function withEdits(stored: SiteConfig, edits: Partial<SettingsForm>): SiteConfigUpdate {
  const { logoHash: _logo, faviconHash: _icon, ...identity } = stored.globalConfig;
  const form = { ...toSettingsForm(stored), ...edits };
  const { title, slogan, description, footerInfo, customTheme } = form;
  const { allowRegister, activeOnRegister, emailConfirmationRequired } = form;
  const { useCaptcha, emailDomainList, autoDestroyOnLimitReached } = form;
  const { defaultLifetime, extensionDuration, renewalWindow } = form;
  return {
    globalConfig: { ...identity, title, slogan, description, footerInfo, customTheme },
    accountPolicy: {
      allowRegister,
      activeOnRegister,
      emailConfirmationRequired,
      useCaptcha,
      emailDomainList,
    },
    containerPolicy: {
      ...stored.containerPolicy,
      defaultLifetime,
      extensionDuration,
      renewalWindow,
      autoDestroyOnLimitReached,
    },
  };
}

/** Names and formatted values of the settings for the save bar. */
export function settingsWords(LL: TranslationFunctions): FormWords<SettingsForm> {
  const { settings: words, nothing } = LL.staff;
  const plain = (value: number | string | null) =>
    value === null || value === '' ? nothing() : String(value);
  const onOff = (value: boolean) => (value ? words.on() : words.off());
  const minutes = (value: number | null) =>
    value === null ? nothing() : `${value} ${words.minutes()}`;
  return {
    title: { label: words.name(), show: plain },
    slogan: { label: words.slogan(), show: plain },
    description: { label: words.description() },
    footerInfo: { label: words.footer() },
    customTheme: { label: words.brand(), show: plain },
    allowRegister: { label: words.register(), show: onOff },
    activeOnRegister: { label: words.active(), show: onOff },
    emailConfirmationRequired: { label: words.confirm(), show: onOff },
    useCaptcha: { label: words.captcha(), show: onOff },
    emailDomainList: { label: words.domains(), show: plain },
    defaultLifetime: { label: words.lifetime(), show: minutes },
    extensionDuration: { label: words.extension(), show: minutes },
    renewalWindow: { label: words.renewal(), show: minutes },
    autoDestroyOnLimitReached: { label: words.autoDestroy(), show: onOff },
  };
}
