import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schemas } from '@halyard/sdk/operations';
import { toCompactBoard } from './wire-compact.ts';
import { toScoreboard } from './wire-full.ts';
import { createBoard } from '../live-games/rules-board.ts';
import { at, example, games, MINUTE, START } from './testing/board-data.ts';

const NOW = at(12);

describe('the compact board', () => {
  const compact = toCompactBoard(createBoard(example()), 42, NOW);

  test('writes solves as challenge, seconds since the start, type and points', () => {
    const third = compact.teams.find(({ name }) => name === 'T3');
    expect(third?.solves).toEqual([
      [1, 40 * 60, 3, 760],
      [3, 2 * 3600, 4, 240],
      [2, 4 * 3600, 2, 405],
    ]);
    expect(third?.lastTime).toBe(START + 240 * MINUTE);
  });

  test('has no last time for a team that has not scored', () => {
    expect(compact.teams.find(({ name }) => name === 'T5')?.lastTime).toBeNull();
  });

  test('carries version, window and the teams that hold the bloods', () => {
    expect(compact).toMatchObject({ version: 42, start: START, end: at(10) });
    expect(compact.challenges.find(({ id }) => id === 1)).toMatchObject({
      score: 752,
      originalScore: 1000,
      solved: 3,
      bloods: [1, 2, 3],
    });
  });

  test('says the same as the full form', () => {
    fc.assert(
      fc.property(games, (input) => {
        const board = createBoard(input);
        const { items } = toScoreboard(board, NOW);
        const { teams } = toCompactBoard(board, 7, NOW);
        expect(teams.map(({ id, score, rank }) => [id, score, rank])).toEqual(
          items.map(({ id, score, rank }) => [id, score, rank]),
        );
        expect(teams.map(({ solves }) => solves.map(([id, , , points]) => [id, points]))).toEqual(
          items.map((item) => item.solvedChallenges.map(({ id, score }) => [id, score])),
        );
      }),
    );
  });

  test('is what the contract says', () => {
    expect(schemas.GetBoardResponse.parse(compact)).toEqual(compact);
  });
});
