import { applyBoardChanges } from '@halyard/sdk/rules';
import { schemas } from '@halyard/sdk/operations';
import type { Board } from '@halyard/sdk/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addSolve, copyBoard, createBoard } from '../live-games/rules-board.ts';
import type { BoardInput, BoardSolve } from '../live-games/rules-board-input.ts';
import { frameOf } from '../live/part-stream.ts';
import { changeBetween } from './wire-change.ts';
import { toCompactBoard } from './wire-compact.ts';
import { type Edit, edits } from './testing/board-edits.ts';
import { aChallenge, at, aTeam, example, games, START } from './testing/board-data.ts';
import type { Moment } from './part-moment.ts';
import { standings } from './rules-rank.ts';

type Step = { solves: number; edit: Edit | null };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ solves: fc.nat({ max: 12 }), edit: fc.option(edits) }),
  { minLength: 1, maxLength: 8 },
);

/** The boards of a game, one after the other: solves arrive one by one, an edit makes a new board. */
function playOut(game: BoardInput, played: readonly Step[]): Moment[] {
  const toCome = [...game.solves];
  let solves: BoardSolve[] = [];
  let input: BoardInput = { ...game, solves };
  let board = createBoard(input);
  const moments = [momentOf(0, board)];
  for (const { solves: count, edit } of played) {
    const arrived = toCome.splice(0, count);
    solves = game.solves.slice(0, game.solves.length - toCome.length);
    for (const solve of arrived) addSolve(board, solve);
    if (edit) {
      input = edit(input);
      board = createBoard({ ...input, solves });
    }
    moments.push(momentOf(moments.length, board));
  }
  return moments;
}

function momentOf(version: number, board: Parameters<typeof copyBoard>[0]): Moment {
  const copy = copyBoard(board);
  const time = at(13) + version;
  return {
    version,
    revision: version,
    time,
    isSettled: true,
    board: copy,
    standings: standings(copy),
  };
}

const compact = ({ board, version, time }: Moment) => toCompactBoard(board, version, time);

/** What the wire makes of it. */
function told(before: Moment, after: Moment) {
  const change = changeBetween(before, after);
  return schemas.GetBoardChangesResponse.parse({ version: after.version, changes: [change] })
    .changes;
}

describe('a board made from changes alone', () => {
  test('equals the whole board of each version', () => {
    fc.assert(
      fc.property(games, steps, (game, played) => {
        const moments = playOut(game, played);
        const [first] = moments;
        let board: Board | null = first ? compact(first) : null;
        for (const [index, moment] of moments.slice(1).entries()) {
          const changes = told(moments[index] ?? moment, moment);
          board = board && applyBoardChanges(board, changes ?? []);
          expect(board).toEqual(compact(moment));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('equals it also when the client has a board from in between', () => {
    fc.assert(
      fc.property(games, fc.array(fc.nat({ max: 10 }), { minLength: 2 }), (game, counts) => {
        const moments = playOut(
          game,
          counts.map((solves) => ({ solves, edit: null })),
        );
        const [first, last] = [moments[0], moments.at(-1)];
        if (!first || !last) throw new Error('a game has boards');
        const changes = told(first, last) ?? [];
        for (const moment of moments) {
          expect(applyBoardChanges(compact(moment), changes)).toEqual(compact(last));
        }
      }),
    );
  });
});

describe('changes', () => {
  const { solves, ...game } = example();
  const [start, end] = playOut({ ...game, solves }, [{ solves: 3, edit: null }]);
  if (!start || !end) throw new Error('the example has solves');

  test('tell the value of a challenge once, and three numbers for each solve', () => {
    expect(changeBetween(start, end)).toMatchObject({
      from: 0,
      version: 1,
      solves: [
        [1, 864, 2, 4, expect.any(Number), 4, 1, expect.any(Number), 1, 2, expect.any(Number), 2],
      ],
    });
  });

  test('leave a board as it is that has them already', () => {
    const board = compact(end);
    expect(applyBoardChanges(board, told(start, end) ?? [])).toBe(board);
  });

  test('are refused by a board that misses one before them', () => {
    const changes = told({ ...end, version: 5 }, { ...end, version: 6 }) ?? [];
    expect(applyBoardChanges(compact(end), changes)).toBeNull();
  });

  test('leave the rows of other teams the same objects', () => {
    const before = compact(end);
    const [, , next] = playOut({ ...game, solves }, [
      { solves: 3, edit: null },
      { solves: 2, edit: null },
    ]);
    const after = applyBoardChanges(before, told(end, next ?? end) ?? []);
    const untouched = before.teams.find(({ id }) => id === 5);
    expect(after?.teams.some((team) => team === untouched)).toBe(true);
  });

  test('of 30 solves at 1,000 teams take less than a kilobyte on the live channel', () => {
    const at30 = (index: number): BoardSolve => ({
      challengeId: 101 + ((index * 7) % 40),
      participationId: 1101 + ((index * 37) % 1000),
      submissionId: 90_000 + index,
      solvedAt: START + 40_000_000 - index,
      userName: null,
    });
    const board = createBoard({
      ...game,
      challenges: Array.from({ length: 40 }, (_, index) => aChallenge({ id: 101 + index })),
      teams: Array.from({ length: 1000 }, (_, index) => aTeam(1001 + index)),
      solves: [],
    });
    const before = { ...momentOf(1_284_000, board), time: START + 40_000_000 };
    for (let index = 0; index < 30; index += 1) addSolve(board, at30(index));
    const after = { ...momentOf(1_284_090, board), time: START + 40_000_900 };
    const changes = [changeBetween(before, after)];
    const frame = frameOf(1_284_090, { topic: 'Board', gameId: 7, version: 1_284_090, changes });
    expect(after.board.teams.flatMap((team) => team.solves)).toHaveLength(30);
    expect(frame.bytes.length).toBeLessThan(1024);
  });

  test('do not tell a game whose start has moved', () => {
    const moved = createBoard({ ...game, solves: [], game: { ...game.game, start: at(-1) } });
    expect(changeBetween(end, momentOf(2, moved))).toBeNull();
  });
});
