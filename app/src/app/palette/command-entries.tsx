import { hasRole } from '@halyard/sdk/rules';
import { chordKeys, copyText, Icon, setTheme, toast, useTheme } from '@halyard/ui-kit';
import {
  AnnounceIcon,
  CleanIcon,
  ColorIcon,
  ContrastIcon,
  DarkIcon,
  KeysIcon,
  LanguageIcon,
  LightIcon,
  LinkIcon,
  SignOutIcon,
} from '@halyard/ui-kit/icons';
import { useLanguage } from '../../i18n/i18n.tsx';
import { cleanCache } from '../query-cache/clean-cache.ts';
import { chordFor } from '../shortcuts/shortcut-settings.ts';
import { useLanguagePicker } from '../language/LanguagePicker.tsx';
import { CONTRASTS, MODES } from '../appearance/theme-options.ts';
import { setOverlay } from '../frame/open-overlay.ts';
import { href } from '../routes/paths.ts';
import { useProfile } from '../session/session.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** Commands that are available on every page. */
export function useCommandEntries(gameId: number | null): PaletteEntry[] {
  const { LL } = useLanguage();
  const profile = useProfile() ?? null;
  const openLanguages = useLanguagePicker();
  const signOut = useSignOut();
  const words = LL.frame.palette;
  const isOrganiser = gameId !== null && hasRole(profile, 'Admin');
  const commands: PaletteEntry[] = [
    useThemeEntry(),
    useContrastEntry(),
    {
      id: 'do-appearance',
      group: 'do',
      name: LL.profile.appearance(),
      keywords: `${LL.frame.theme()} ${LL.frame.contrast()} ${LL.profile.colour()}`,
      glyph: <Icon icon={ColorIcon} />,
      run: () => setOverlay('appearance'),
    },
    {
      id: 'do-language',
      group: 'do',
      name: LL.frame.language.choose(),
      glyph: <Icon icon={LanguageIcon} />,
      run: openLanguages,
    },
    {
      id: 'do-keys',
      group: 'do',
      name: LL.frame.keys.title(),
      glyph: <Icon icon={KeysIcon} />,
      keys: chordKeys(chordFor('help')),
      run: () => setOverlay('keys'),
    },
    {
      id: 'do-link',
      group: 'do',
      name: words.copyPageLink(),
      glyph: <Icon icon={LinkIcon} />,
      run() {
        void copyText(window.location.href);
        toast({ tone: 'ok', title: words.linkCopied() });
      },
    },
    {
      id: 'do-clean',
      group: 'do',
      name: words.cleanCache(),
      glyph: <Icon icon={CleanIcon} />,
      run: cleanCache,
    },
  ];
  if (profile) {
    commands.push({
      id: 'do-sign-out',
      group: 'do',
      name: LL.frame.signOut(),
      glyph: <Icon icon={SignOutIcon} />,
      run: signOut,
    });
  }
  if (isOrganiser) {
    commands.push({
      id: `do-notice-${gameId}`,
      group: 'staff',
      name: words.sendNotice(),
      glyph: <Icon icon={AnnounceIcon} />,
      href: href.staffNotices(gameId),
    });
  }
  return commands;
}

/** Enter switches the theme; Tab lists all themes. */
function useThemeEntry(): PaletteEntry {
  const { LL } = useLanguage();
  const { shown } = useTheme();
  const words = LL.frame.palette;
  return {
    id: 'do-theme',
    group: 'do',
    name: words.setTheme(),
    keywords: MODES.map(({ word }) => LL.frame[word]()).join(' '),
    glyph: <Icon icon={shown === 'dark' ? DarkIcon : LightIcon} />,
    run: () => setTheme({ mode: shown === 'dark' ? 'light' : 'dark' }),
    actions: MODES.map(({ value, icon, word }) => ({
      id: value,
      label: LL.frame[word](),
      glyph: <Icon icon={icon} />,
    })),
    acts: Object.fromEntries(MODES.map(({ value }) => [value, () => setTheme({ mode: value })])),
  };
}

/** Enter switches the contrast; Tab lists all contrasts. */
function useContrastEntry(): PaletteEntry {
  const { LL } = useLanguage();
  const { shownContrast } = useTheme();
  return {
    id: 'do-contrast',
    group: 'do',
    name: LL.frame.palette.setContrast(),
    keywords: CONTRASTS.map(({ word }) => LL.frame[word]()).join(' '),
    glyph: <Icon icon={ContrastIcon} />,
    run: () => setTheme({ contrast: shownContrast === 'more' ? 'normal' : 'more' }),
    actions: CONTRASTS.map(({ value, icon, word }) => ({
      id: value,
      label: LL.frame[word](),
      glyph: <Icon icon={icon} />,
    })),
    acts: Object.fromEntries(
      CONTRASTS.map(({ value }) => [value, () => setTheme({ contrast: value })]),
    ),
  };
}
