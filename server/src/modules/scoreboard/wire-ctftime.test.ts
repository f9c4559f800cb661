import type { CtftimeFeed } from '@halyard/sdk/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardInput } from '../live-games/rules-board-input.ts';
import { createBoard } from '../live-games/rules-board.ts';
import { games } from './testing/board-data.ts';
import { ctftimeStanding, taskNames } from './wire-ctftime.ts';
import { standings } from './rules-rank.ts';
import { slowBoard } from './testing/slow-model.ts';

function feedOf(input: BoardInput): CtftimeFeed {
  const board = createBoard(input);
  const tasks = taskNames(board);
  const ranked = standings(board).filter(({ rank }) => rank > 0);
  return {
    tasks: [...tasks.values()],
    standings: ranked.map((standing) => ctftimeStanding(board, tasks, standing)),
  };
}

/** Any sequence of UTF-16 units, halves of pairs included. */
const brokenText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 6 })
  .map((units) => String.fromCharCode(...units));

describe('the standings for CTFtime', () => {
  test('are the ranking, scores and solves of the board', () => {
    fc.assert(
      fc.property(games, (input) => {
        const names = new Map(input.challenges.map(({ id, title }) => [id, title]));
        const ranked = slowBoard(input, null).teams.filter(({ rank }) => rank > 0);
        const seconds = Math.floor(input.game.start / 1000);
        expect(feedOf(input)).toEqual({
          tasks: createBoard(input).challenges.map(({ fact }) => fact.title),
          standings: ranked.map((team) => ({
            pos: team.rank,
            team: input.teams.find(({ teamId }) => teamId === team.id)?.name,
            score: team.score,
            taskStats: Object.fromEntries(
              team.solves
                .filter(([, , , points = 0]) => points > 0)
                .map(([id = 0, at = 0, , points]) => [
                  names.get(id),
                  { points, time: seconds + at },
                ]),
            ),
            ...(team.lastTime !== null && { lastAccept: Math.floor(team.lastTime / 1000) }),
          })),
        });
      }),
      { numRuns: 500 },
    );
  });

  test('name each challenge once, whatever it is called', () => {
    fc.assert(
      fc.property(games, fc.array(brokenText, { minLength: 1 }), (input, texts) => {
        const challenges = input.challenges.map((challenge, index) => ({
          ...challenge,
          title: texts[index % 2] ?? texts[0] ?? '',
        }));
        const { tasks, standings: rows } = feedOf({ ...input, challenges });
        expect(new Set(tasks).size).toBe(challenges.length);
        for (const { score, taskStats } of rows) {
          expect(Object.values(taskStats).reduce((sum, { points }) => sum + points, 0)).toBe(score);
          expect(tasks).toEqual(expect.arrayContaining(Object.keys(taskStats)));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('are valid JSON in UTF-8 with names of broken Unicode', () => {
    fc.assert(
      fc.property(games, brokenText, (input, text) => {
        const teams = input.teams.map((team) => ({ ...team, name: text }));
        const challenges = input.challenges.map((challenge) => ({ ...challenge, title: text }));
        const json = JSON.stringify(feedOf({ ...input, teams, challenges }));
        const read = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(json));
        expect(read).toBe(json);
        // Strict parsers refuse an escaped half of a pair too.
        expect(json).not.toMatch(/\\ud[89a-f]/i);
        expect(JSON.stringify(JSON.parse(read))).toBe(json);
      }),
      { numRuns: 300 },
    );
  });
});
