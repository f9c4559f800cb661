import { expect, test } from 'vitest';
import { basicGame, MOMENT } from '../../testing/fixtures.ts';
import { isPlaying, nextStep } from './abilities.ts';

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
