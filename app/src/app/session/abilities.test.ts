import { expect, test } from 'vitest';
import { basicGame, linnea, MOMENT } from '../../testing/fixtures.ts';
import { gamePhase, hasRole, isPlaying, nextStep } from './abilities.ts';

test('a role reaches those below it, and nobody’s reaches none', () => {
  expect(hasRole({ ...linnea, role: 'Admin' }, 'Monitor')).toBe(true);
  expect(hasRole({ ...linnea, role: 'Monitor' }, 'Admin')).toBe(false);
  expect(hasRole({ ...linnea, role: 'Banned' }, 'User')).toBe(false);
  expect(hasRole(null, 'User')).toBe(false);
});

test('a game begins with its first millisecond and is over with its end', () => {
  const game = { start: 1000, end: 2000, practiceMode: false };
  expect([999, 1000, 1999, 2000].map((now) => gamePhase(game, now))).toEqual([
    'waiting',
    'live',
    'live',
    'ended',
  ]);
  expect(gamePhase({ ...game, practiceMode: true }, 2000)).toBe('practice');
});

const coming = basicGame({ id: 1, title: 'Coming', from: 1, hours: 2 });
const live = basicGame({ id: 2, title: 'Live', from: -1, hours: 2 });
const over = basicGame({ id: 3, title: 'Over', from: -9, hours: 2 });

test.each([
  ['join', coming, 'Unsubmitted'],
  ['join', live, 'Rejected'],
  ['join', live, null],
  ['none', coming, 'Accepted'],
  ['none', live, 'Pending'],
  ['none', live, 'Suspended'],
  ['enter', live, 'Accepted'],
  ['enter', { ...over, practiceMode: true }, 'Accepted'],
  ['results', { ...over, practiceMode: true }, 'Unsubmitted'],
  ['results', over, 'Accepted'],
  ['look', live, undefined],
] as const)('offers %s for %o as %s', (step, game, status) => {
  const { status: _status, ...rest } = game;
  expect(nextStep(status === undefined ? rest : { ...rest, status }, MOMENT)).toBe(step);
});

test.each([
  [true, live, 'Accepted'],
  [false, live, 'Pending'],
  [false, live, 'Suspended'],
  [false, live, undefined],
  [false, coming, 'Accepted'],
  [false, over, 'Accepted'],
  [false, { ...over, practiceMode: true }, 'Accepted'],
] as const)('says %s to playing %o as %s', (answer, game, status) => {
  const { status: _status, ...rest } = game;
  expect(isPlaying(status === undefined ? rest : { ...rest, status }, MOMENT)).toBe(answer);
});
