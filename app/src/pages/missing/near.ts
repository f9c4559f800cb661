import type { BasicGame } from '@halyard/sdk/react';
import { routes } from '../../app/routes.ts';

const MOST_GAMES = 3;

/** Games that may have been meant: running ones first, at the place of the address in each. */
export function nearGames(games: readonly BasicGame[], path: string, now = Date.now()) {
  const [, view = ''] = /^\/games\/[^/]+(\/[a-z]+)$/i.exec(path) ?? [];
  const isRunning = ({ start, end }: BasicGame) => start <= now && now < end;
  return games
    .toSorted((a, b) => Number(isRunning(b)) - Number(isRunning(a)))
    .slice(0, MOST_GAMES)
    .map((game) => ({
      game,
      address: `/games/${game.id}${game.status === 'Accepted' && isRunning(game) ? view : ''}`,
    }));
}

/** Places whose address is the wanted one but for a slip or two: `/gmaes`, `/acount/login`. */
export function nearPlaces(path: string) {
  const wanted = path.toLowerCase().replace(/\/+$/, '');
  return routes.filter(
    (entry) =>
      entry.isBuilt &&
      entry.path.length > 1 &&
      !entry.path.includes(':') &&
      slips(wanted, entry.path) <= Math.min(2, entry.path.length / 4),
  );
}

/** How many letters to change, add, leave out or swap with their neighbour to get from a to b. */
export function slips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line[column] = Math.min(
        at(row - 1, column) + 1,
        (line[column - 1] ?? Infinity) + 1,
        at(row - 1, column - 1) + same,
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
    rows.push(line);
  }
  return at(a.length, b.length);
}
