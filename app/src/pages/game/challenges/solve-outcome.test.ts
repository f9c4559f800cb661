import { expect, test } from 'vitest';
import { board, rats, splice, tern } from '../scoreboard/board.test-data.ts';
import { solveOutcome } from './solve-outcome.ts';

test('says the place of a solve and how far the next team is behind', () => {
  expect(solveOutcome(board, 1, splice.id)).toStrictEqual({
    place: 2,
    rank: 2,
    neighbour: { name: 'Bilge Rats', points: 307 },
  });
});

test('says how far the next team is ahead where none is behind', () => {
  const two = { ...board, teams: [tern, splice] };
  expect(solveOutcome(two, 1, splice.id)?.neighbour).toStrictEqual({
    name: 'tern.team',
    points: -500,
  });
});

test('waits until the board has the solve', () => {
  expect(solveOutcome(board, 1, rats.id)).toBeUndefined();
  expect(solveOutcome(undefined, 1, splice.id)).toBeUndefined();
});
