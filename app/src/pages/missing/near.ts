import type { BasicGame, Profile } from '@halyard/sdk/react';
import { hasRole, phaseOf } from '@halyard/sdk/rules';
import { matchText } from '@halyard/ui-kit';
import { routes } from '../../app/routes/routes.ts';

const MOST_GAMES = 3;
/** What is shorter is like everything. */
const SHORTEST = 3;

/** Games that may have been meant: running ones first, at the place of the address in each. */
export function nearGames(games: readonly BasicGame[], path: string, now = Date.now()) {
  const [, view = ''] = /^\/games\/[^/]+(\/[a-z]+)$/i.exec(path) ?? [];
  const isRunning = (game: BasicGame) => phaseOf(game, now) === 'running';
  return games
    .toSorted((a, b) => Number(isRunning(b)) - Number(isRunning(a)))
    .slice(0, MOST_GAMES)
    .map((game) => ({
      game,
      address: `/games/${game.id}${game.status === 'Accepted' && isRunning(game) ? view : ''}`,
    }));
}

/**
 * Places for this person whose address is the wanted one but for a slip or an ending: `/gmaes`,
 * `/acount/login`.
 */
export function nearPlaces(path: string, profile: Pick<Profile, 'role'> | null) {
  const wanted = path.split('/').filter(Boolean);
  if (wanted.join('').length < SHORTEST) return [];
  return routes.filter(
    (entry) =>
      entry.isBuilt &&
      !entry.path.includes(':') &&
      (entry.role === null || hasRole(profile, entry.role)) &&
      entry.path.split('/').filter(Boolean).length === wanted.length &&
      matchText(wanted.join(' '), entry.path) !== null,
  );
}
