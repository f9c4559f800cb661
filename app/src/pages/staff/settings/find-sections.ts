import {
  AdminIcon,
  ColorIcon,
  InstanceIcon,
  MonitorIcon,
  SettingsIcon,
} from '@halyard/ui-kit/icons';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import type { SettingsForm } from './settings-form.ts';

/** The sections in their order. */
export type SectionId = 'identity' | 'theme' | 'accounts' | 'containers' | 'state';

interface Section {
  id: SectionId;
  label: string;
  icon: typeof SettingsIcon;
  fields: readonly (keyof SettingsForm)[];
  /** What the search looks into: names and effects of the settings. */
  texts: readonly string[];
}

/** The sections of which the title or a setting contains all words of a search. */
export function findSections(LL: TranslationFunctions, searched: string): Section[] {
  const wanted = searched.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return listSections(LL).filter(({ label, texts }) => {
    const text = [label, ...texts].join(' ').toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

function listSections({ staff: { settings: words } }: TranslationFunctions): Section[] {
  return [
    {
      id: 'identity',
      label: words.identity(),
      icon: SettingsIcon,
      fields: ['title', 'slogan', 'description', 'footerInfo'],
      texts: [words.name(), words.slogan(), words.logo(), words.description(), words.footer()],
    },
    {
      id: 'theme',
      label: words.theme(),
      icon: ColorIcon,
      fields: ['customTheme'],
      texts: [words.brand(), words.themeText()],
    },
    {
      id: 'accounts',
      label: words.accounts(),
      icon: AdminIcon,
      fields: [
        'allowRegister',
        'activeOnRegister',
        'emailConfirmationRequired',
        'useCaptcha',
        'emailDomainList',
      ],
      texts: [
        words.register(),
        words.registerHint(),
        words.active(),
        words.activeHint(),
        words.confirm(),
        words.confirmHint(),
        words.captcha(),
        words.captchaHint(),
        words.domains(),
        words.domainsHint(),
      ],
    },
    {
      id: 'containers',
      label: words.containers(),
      icon: InstanceIcon,
      fields: [
        'defaultLifetime',
        'extensionDuration',
        'renewalWindow',
        'autoDestroyOnLimitReached',
      ],
      texts: [
        words.lifetime(),
        words.extension(),
        words.renewal(),
        words.autoDestroy(),
        words.autoDestroyHint(),
      ],
    },
    {
      id: 'state',
      label: words.state.title(),
      icon: MonitorIcon,
      fields: [],
      texts: Object.values(words.state.parts).map((name) => name()),
    },
  ];
}
