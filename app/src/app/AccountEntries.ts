import {
  setTheme,
  useTheme,
  type MenuEntry,
  type MenuSource,
  type ModeChoice,
} from '@halyard/ui-kit';
import {
  DarkIcon,
  KeysIcon,
  LanguageIcon,
  LightIcon,
  SearchIcon,
  SignInIcon,
  SignOutIcon,
  SystemIcon,
  UserIcon,
} from '@halyard/ui-kit/icons';
import { useLocation } from 'wouter';
import { useLanguage } from '../i18n/i18n.tsx';
import { useKeysOf } from './keys/use-shortcuts.ts';
import { useLanguagePicker } from './LanguagePicker.tsx';
import { type Overlay, setOverlay } from './overlays.ts';
import { href } from './routes.ts';
import { useProfile } from './session/session.ts';
import { useSignOut } from './use-sign-out.ts';

const MODES = [
  { mode: 'dark', icon: DarkIcon, word: 'themeDark' },
  { mode: 'light', icon: LightIcon, word: 'themeLight' },
  { mode: 'system', icon: SystemIcon, word: 'themeSystem' },
] as const satisfies { mode: ModeChoice; icon: typeof DarkIcon; word: string }[];

/** What stands behind the own avatar: who one is, how the site looks, signing in or out. */
export const AccountEntries: MenuSource = ({ children }) => children(useEntries());

function useEntries(): MenuEntry[] {
  const { LL } = useLanguage();
  const { mode: chosen } = useTheme();
  const [path] = useLocation();
  const profile = useProfile();
  const signOut = useSignOut();
  const openLanguages = useLanguagePicker();
  const palette = useKeysOf('palette');
  const help = useKeysOf('help');
  const open = (overlay: Overlay) => () => setOverlay(overlay);
  const themes: MenuEntry[] = MODES.map(({ mode, icon, word }) => ({
    label: LL.frame[word](),
    icon,
    checked: mode === chosen,
    onSelect: () => setTheme({ mode }),
  }));
  const look: MenuEntry[] = [
    { kind: 'heading', label: LL.frame.theme() },
    ...themes,
    { kind: 'separator' },
    { label: LL.frame.language.choose(), icon: LanguageIcon, onSelect: openLanguages },
    { label: LL.frame.palette.label(), icon: SearchIcon, kbd: palette, onSelect: open('palette') },
    { label: LL.frame.keys.title(), icon: KeysIcon, kbd: help, onSelect: open('keys') },
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
    { kind: 'separator' },
    ...look,
    { kind: 'separator' },
    { label: LL.frame.signOut(), icon: SignOutIcon, onSelect: signOut },
  ];
}
