import { expect, test } from 'vitest';
import { basicGame, basicGames, MOMENT } from '../../testing/fixtures.ts';
import { byNearness, findGames, type GameTab, isIn, toTab } from './game-tabs.ts';

const games = basicGames();

function idsIn(tab: GameTab) {
  return games.filter((game) => isIn(tab, game, MOMENT)).map(({ id }) => id);
}

test('a game stands in one of running, upcoming and ended', () => {
  expect(idsIn('running')).toEqual([12]);
  expect(idsIn('upcoming')).toEqual([20, 21, 22]);
  expect(idsIn('ended')).toEqual([9, 8, 7, 14]);
  expect(idsIn('all')).toHaveLength(games.length);
});

test('mine are those that the own team has applied to, whatever came of it', () => {
  expect(idsIn('mine')).toEqual([12, 21, 9]);
});

test('a server that does not say how one stands has no games of mine', () => {
  const { status: _status, ...silent } = basicGame({ id: 1, title: 'Silent', from: 1, hours: 1 });
  expect(isIn('mine', silent, MOMENT)).toBe(false);
});

test('running come first, then coming by their start, then ended, the last ended first', () => {
  expect(byNearness(games.toReversed(), MOMENT).map(({ id }) => id)).toEqual([
    12, 20, 21, 22, 9, 8, 7, 14,
  ]);
});

test('a search finds title and summary in any case', () => {
  expect(findGames(games, ' dry DOCK ').map(({ id }) => id)).toEqual([21, 8]);
  expect(findGames(games, 'tcache').map(({ id }) => id)).toEqual([21]);
  expect(findGames(games, '')).toHaveLength(games.length);
});

test('an unknown tab of the address is all', () => {
  expect(toTab('mine')).toBe('mine');
  expect(toTab('nonsense')).toBe('all');
  expect(toTab(null)).toBe('all');
});
