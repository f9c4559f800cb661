import { hasRole } from '@halyard/sdk/rules';
import type { BottomPlace } from '@halyard/ui-kit';
import { GamesIcon, HomeIcon, PostsIcon, StaffIcon, TeamsIcon } from '@halyard/ui-kit/icons';
import { useLocation } from 'wouter';
import { useLanguage } from '../../i18n/i18n.tsx';
import { href } from '../routes/paths.ts';
import { useProfile } from '../session/session.ts';

interface NavigationLinks {
  rail: BottomPlace[];
  /** Four links; the account menu, which includes the staff pages, is the fifth entry. */
  bottomBar: BottomPlace[];
}

/** Navigation links in the order of the rail and of the bottom bar. */
export function useNavigationLinks(): NavigationLinks {
  const { LL } = useLanguage();
  const profile = useProfile() ?? null;
  const [path] = useLocation();
  const isIn = (place: string) => path.toLowerCase().startsWith(place);
  const home = {
    href: href.home(),
    label: LL.frame.home(),
    icon: HomeIcon,
    current: path === href.home(),
  };
  const games = {
    href: href.games(),
    label: LL.frame.games(),
    icon: GamesIcon,
    current: isIn('/games'),
  };
  const teams = {
    href: href.teams(),
    label: LL.frame.teams(),
    icon: TeamsIcon,
    current: isIn('/teams'),
  };
  const posts = {
    href: href.posts(),
    label: LL.frame.places.posts(),
    icon: PostsIcon,
    current: isIn('/posts'),
  };
  const staff = {
    href: href.staffGames(),
    label: LL.frame.staff(),
    icon: StaffIcon,
    current: isIn('/admin'),
  };
  const isStaff = hasRole(profile, 'Admin');
  return {
    rail: [home, games, teams, posts, ...(isStaff ? [staff] : [])],
    bottomBar: [home, games, posts, teams],
  };
}
