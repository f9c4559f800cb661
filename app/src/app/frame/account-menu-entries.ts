import { hasRole } from '@halyard/sdk/rules';
import { setTheme, useTheme, type MenuEntry, type MenuSource } from '@halyard/ui-kit';
import {
  ColorIcon,
  ExternalIcon,
  InfoIcon,
  KeysIcon,
  LanguageIcon,
  SearchIcon,
  SignInIcon,
  SignOutIcon,
  StaffIcon,
  UserIcon,
} from '@halyard/ui-kit/icons';
import { useLocation } from 'wouter';
import { useLanguage } from '../../i18n/i18n.tsx';
import { useKeysOf } from '../shortcuts/use-shortcuts.ts';
import { useLanguagePicker } from '../language/LanguagePicker.tsx';
import { CONTRASTS, MODES } from '../appearance/theme-options.ts';
import { type Overlay, setOverlay } from './open-overlay.ts';
import { API_REFERENCE, href } from '../routes/paths.ts';
import { useProfile } from '../session/session.ts';
import { useSignOut } from '../session/use-sign-out.ts';

/** Entries of the account menu: profile, appearance, signing in and out. */
export const AccountEntries: MenuSource = ({ children }) => children(useEntries());

function useEntries(): MenuEntry[] {
  const { LL } = useLanguage();
  const { mode, contrast } = useTheme();
  const [path] = useLocation();
  const profile = useProfile();
  const signOut = useSignOut();
  const openLanguages = useLanguagePicker();
  const palette = useKeysOf('palette');
  const help = useKeysOf('help');
  const open = (overlay: Overlay) => () => setOverlay(overlay);
  const themes: MenuEntry[] = MODES.map(({ value, icon, word }) => ({
    label: LL.frame[word](),
    icon,
    checked: value === mode,
    onSelect: () => setTheme({ mode: value }),
  }));
  const contrasts: MenuEntry[] = CONTRASTS.map(({ value, icon, word }) => ({
    label: LL.frame[word](),
    icon,
    checked: value === contrast,
    onSelect: () => setTheme({ contrast: value }),
  }));
  const look: MenuEntry[] = [
    { kind: 'heading', label: LL.frame.theme() },
    ...themes,
    { kind: 'heading', label: LL.frame.contrast() },
    ...contrasts,
    { kind: 'separator' },
    { label: LL.profile.appearance(), icon: ColorIcon, onSelect: open('appearance') },
    { label: LL.frame.language.choose(), icon: LanguageIcon, onSelect: openLanguages },
    { label: LL.frame.palette.label(), icon: SearchIcon, kbd: palette, onSelect: open('palette') },
    { label: LL.frame.keys.title(), icon: KeysIcon, kbd: help, onSelect: open('keys') },
    { label: LL.about.reference(), icon: ExternalIcon, href: API_REFERENCE },
    { label: LL.frame.places.about(), icon: InfoIcon, href: href.about() },
  ];
  if (!profile) {
    return [
      { label: LL.frame.signIn(), icon: SignInIcon, href: href.login(path) },
      { label: LL.frame.register(), icon: UserIcon, href: href.register(path) },
      { kind: 'separator' },
      ...look,
    ];
  }
  const { userName, role } = profile;
  return [
    {
      kind: 'heading',
      label: LL.frame.whoAndRole({ name: userName, role: LL.terms.role[role]() }),
    },
    { label: LL.profile.title(), icon: UserIcon, href: href.profile() },
    // Narrow windows have no rail with a link to it.
    ...(hasRole(profile, 'Admin')
      ? [{ label: LL.frame.staff(), icon: StaffIcon, href: href.staffGames() }]
      : []),
    // Not at the end, which has to be scrolled to in low windows.
    { label: LL.frame.signOut(), icon: SignOutIcon, onSelect: signOut },
    { kind: 'separator' },
    ...look,
  ];
}
