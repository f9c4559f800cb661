import {
  AppFrame,
  BottomBar,
  Rail,
  RailButton,
  RailLink,
  setTheme,
  useTheme,
} from '@halyard/ui-kit';
import {
  DarkIcon,
  GamesIcon,
  HomeIcon,
  LightIcon,
  MeIcon,
  SignInIcon,
  SignOutIcon,
  StaffIcon,
  TeamsIcon,
} from '@halyard/ui-kit/icons';
import { useLogout } from '@halyard/sdk/react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../i18n/i18n.tsx';
import { hasRole } from './abilities.ts';
import { useSiteConfig } from './page-title.ts';
import { href } from './routes.ts';
import { useProfile, useSessionChanged } from './session.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** The site around a page: the rail, or on narrow windows the bar at the bottom. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { LL } = useLanguage();
  const { data: config } = useSiteConfig();
  const places = usePlaces();
  useFocusOnArrival();
  return (
    <AppFrame
      rail={
        <Rail
          home={{ href: href.home(), label: config?.title ?? LL.frame.home() }}
          items={places}
          foot={<RailFoot />}
        />
      }
      bottomBar={<BottomBar items={[...places.slice(0, 3), useMyPlace()]} />}
    >
      {children}
    </AppFrame>
  );
}

function usePlaces() {
  const { LL } = useLanguage();
  const profile = useProfile() ?? null;
  const [path] = useLocation();
  const isIn = (place: string) => path.toLowerCase().startsWith(place);
  return [
    { href: href.home(), label: LL.frame.home(), icon: HomeIcon, current: path === '/' },
    { href: href.games(), label: LL.frame.games(), icon: GamesIcon, current: isIn('/games') },
    { href: href.teams(), label: LL.frame.teams(), icon: TeamsIcon, current: isIn('/teams') },
    ...(hasRole(profile, 'Admin')
      ? [
          {
            href: href.staffGames(),
            label: LL.frame.staff(),
            icon: StaffIcon,
            current: isIn('/admin'),
          },
        ]
      : []),
  ];
}

/** Narrow windows have no rail: who is signed in goes to the account, a stranger to sign-in. */
function useMyPlace() {
  const { LL } = useLanguage();
  const profile = useProfile();
  const [path] = useLocation();
  return profile
    ? {
        href: href.profile(),
        label: LL.frame.me(),
        icon: MeIcon,
        current: path.toLowerCase().startsWith('/account'),
      }
    : { href: href.login(path), label: LL.frame.signIn(), icon: SignInIcon };
}

function RailFoot() {
  const { LL } = useLanguage();
  const { shown } = useTheme();
  const [path] = useLocation();
  const profile = useProfile();
  const signOut = useSignOut();
  return (
    <>
      <RailButton
        label={shown === 'dark' ? LL.frame.themeLight() : LL.frame.themeDark()}
        icon={shown === 'dark' ? LightIcon : DarkIcon}
        onClick={() => setTheme({ mode: shown === 'dark' ? 'light' : 'dark' })}
      />
      {profile ? (
        <RailButton
          label={LL.frame.signOutOf({ name: profile.userName })}
          icon={SignOutIcon}
          onClick={signOut}
        />
      ) : (
        <RailLink href={href.login(path)} label={LL.frame.signIn()} icon={SignInIcon} />
      )}
    </>
  );
}

/** Ends the session and goes home; also when the server no longer knows it. */
export function useSignOut(): () => void {
  const [, navigate] = useLocation();
  const sessionChanged = useSessionChanged();
  const { mutate } = useLogout({
    mutation: {
      onSettled: async () => {
        await sessionChanged();
        navigate(href.home());
      },
    },
  });
  return () => mutate();
}
