import { useListTeams } from '@halyard/sdk/react';
import { hasRole } from '@halyard/sdk/rules';
import { Avatar, chordKeys, Icon } from '@halyard/ui-kit';
import { GamesIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../i18n/i18n.tsx';
import { timeText } from '../../game/game-words.ts';
import { chordFor } from '../shortcuts/shortcut-settings.ts';
import { SHORTCUT_IDS, type ShortcutId } from '../shortcuts/shortcuts.ts';
import { useRecentGameList } from '../../game/recent-games.ts';
import { href } from '../routes/paths.ts';
import type { RouteEntry } from '../routes/route-entry.ts';
import { routes } from '../routes/routes.ts';
import { routeIcon } from '../frame/route-icon.ts';
import { useProfile } from '../session/session.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { usePlaceActions } from './use-place-actions.ts';

/** The shortcut that opens a page, by its path. */
const KEYS: Readonly<Record<string, ShortcutId>> = {
  '/': 'home',
  '/games': 'games',
  '/teams': 'teams',
  '/posts': 'posts',
  '/admin/games': 'staff',
  '/games/:gameId/challenges': 'challenges',
  '/games/:gameId/scoreboard': 'scoreboard',
};

/** Pages that are only reached by redirects or links. */
const HIDDEN = new Set([
  '/setup',
  '/account/recovery',
  '/account/reset',
  '/account/verify',
  '/account/confirm',
]);

/**
 * The pages of the site and of a game that the user may open, derived from the route table.
 */
export function usePlaceEntries(gameId: number | null): PaletteEntry[] {
  const { LL } = useLanguage();
  const placeActions = usePlaceActions();
  const profile = useProfile() ?? null;
  const mayOpen = ({ path, role, frame }: RouteEntry) =>
    !HIDDEN.has(path) &&
    (role === null || hasRole(profile, role)) &&
    // Sign-in and registration are for visitors without a session.
    (frame === 'site' || profile === null);
  return routes.filter(mayOpen).flatMap((entry) => {
    const { path, title, role } = entry;
    const address = gameId === null ? path : path.replace(':gameId', String(gameId));
    if (address.includes(':')) return [];
    const isStaff = role === 'Admin' || role === 'Monitor';
    const shortcut = SHORTCUT_IDS.find((id) => id === KEYS[path]);
    return {
      id: `place-${address}`,
      group: isStaff ? 'staff' : 'go',
      name: title(LL),
      ...(isStaff && path !== href.staffGames() && { facts: LL.frame.staff() }),
      glyph: <Icon icon={routeIcon(entry)} />,
      ...(shortcut && { keys: chordKeys(chordFor(shortcut)) }),
      ...placeActions(address),
    };
  });
}

/** Current games and the user's teams, outside of a game. */
export function useOwnEntries(gameId: number | null): PaletteEntry[] {
  const { LL } = useLanguage();
  const placeActions = usePlaceActions();
  const profile = useProfile() ?? null;
  const games = useRecentGameList();
  const { data: teams = [] } = useListTeams({
    query: { enabled: profile !== null && gameId === null },
  });
  const now = Date.now();
  return [
    ...(profile && gameId === null ? teams : []).map(({ id, name, avatar }) => ({
      id: `own-team-${id}`,
      group: 'teams',
      name,
      facts: LL.common.myTeams(),
      glyph: <Avatar name={name} kind="team" size={20} src={avatar} />,
      ...placeActions(href.teams(id)),
    })),
    ...games.map((game) => ({
      id: `game-${game.id}`,
      group: 'go',
      name: game.title,
      facts: timeText(LL, game, now),
      glyph: <Icon icon={GamesIcon} />,
      ...placeActions(href.game(game.id)),
    })),
  ];
}
