import {
  ChallengesIcon,
  FileIcon,
  GamesIcon,
  HomeIcon,
  InfoIcon,
  PostsIcon,
  ScoreboardIcon,
  SignInIcon,
  StaffIcon,
  TeamsIcon,
} from '@halyard/ui-kit/icons';
import type { RouteEntry } from '../routes/route-entry.ts';

const ICONS: Readonly<Record<string, typeof HomeIcon>> = {
  '/': HomeIcon,
  '/about': InfoIcon,
  '/posts': PostsIcon,
  '/teams': TeamsIcon,
  '/account/login': SignInIcon,
  '/account/register': SignInIcon,
  '/games/:gameId/challenges': ChallengesIcon,
  '/games/:gameId/scoreboard': ScoreboardIcon,
  '/games/:gameId/writeup': FileIcon,
};

/** The icon next to the name of a route. */
export function routeIcon({ path, role }: RouteEntry): typeof HomeIcon {
  return ICONS[path] ?? (role === 'Admin' || role === 'Monitor' ? StaffIcon : GamesIcon);
}
