import type { BasicGame, Profile } from '@halyard/sdk/types';
import { hasRole, phaseOf } from '@halyard/sdk/rules';
import { matchText } from '@halyard/ui-kit';
import { routes } from '../../app/routes/routes.ts';

const MOST_GAMES = 3;
/** Shorter texts are similar to everything. */
const SHORTEST = 3;

/**
 * Games that the user may have meant, running ones first, with the same subpage as in the address.
 */
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
 * Pages that the user may open whose path is similar to this one: it has a typo or misses the end,
 * as in `/gmaes` or `/acount/login`.
 */
export function nearPlaces(path: string, profile: Pick<Profile, 'role'> | null) {
  const wanted = path.split('/').filter(Boolean);
  if (wanted.join('').length < SHORTEST) return [];
  return routes.filter(
    (entry) =>
      !entry.path.includes(':') &&
      (entry.role === null || hasRole(profile, entry.role)) &&
      entry.path.split('/').filter(Boolean).length === wanted.length &&
      matchText(wanted.join(' '), entry.path) !== null,
  );
}
