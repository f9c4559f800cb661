import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schemas } from '@halyard/sdk/operations';
import { allows, gameMask } from '@halyard/sdk/rules';
import { NEVER } from '../../domain/never.ts';
import { toScoreboard } from './wire-full.ts';
import type { BoardInput, BoardSolve } from '../live-games/rules-board-input.ts';
import { addSolve, createBoard } from '../live-games/rules-board.ts';
import { aChallenge, at, aTeam, example, games, START } from './testing/board-data.ts';

const NOW = at(12);
const full = (input: BoardInput) => toScoreboard(createBoard(input), NOW);

function grownFrom(input: BoardInput, solves: readonly BoardSolve[] = input.solves) {
  const board = createBoard({ ...input, solves: [] });
  for (const solve of solves) addSolve(board, solve);
  return toScoreboard(board, NOW);
}

describe('an incremental board', () => {
  test('equals the board made in one go', () => {
    fc.assert(
      fc.property(games, (input) => {
        expect(grownFrom(input)).toEqual(full(input));
      }),
    );
  });

  test('does not depend on the order in which solves arrive', () => {
    const shuffled = games.chain((input) =>
      fc.tuple(
        fc.constant(input),
        fc.shuffledSubarray([...input.solves], { minLength: input.solves.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([input, solves]) => {
        expect(grownFrom(input, solves)).toEqual(full(input));
      }),
    );
  });

  test('takes each solve once', () => {
    const input = example();
    const board = createBoard(input);
    const [first] = input.solves;
    if (first === undefined) throw new Error('the example has solves');
    expect(addSolve(board, first)).toBe(false);
    expect(toScoreboard(board, NOW)).toEqual(full(input));
  });

  test('passes over solves of teams and challenges it does not show', () => {
    const board = createBoard(example());
    const solve = { submissionId: 99, solvedAt: at(5), userName: null };
    expect(addSolve(board, { ...solve, participationId: 999, challengeId: 1 })).toBe(false);
    expect(addSolve(board, { ...solve, participationId: 105, challengeId: 999 })).toBe(false);
    expect(addSolve(board, { ...solve, participationId: 105, challengeId: 1 })).toBe(true);
  });
});

describe('every board', () => {
  test('is what the contract says, nothing more and nothing less', () => {
    fc.assert(
      fc.property(games, (input) => {
        const board = full(input);
        expect(schemas.GetScoreboardResponse.parse(board)).toEqual(board);
      }),
    );
  });

  test('ranks the teams that may be ranked 1, 2, 3 and leaves the others at 0', () => {
    fc.assert(
      fc.property(games, (input) => {
        const { items } = full(input);
        const ranked = items.filter(({ rank }) => rank > 0);
        expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1));
        for (const { rank, divisionId } of items) {
          const division = input.divisions.find(({ id }) => id === divisionId) ?? null;
          expect(rank > 0).toBe(allows(gameMask(division), 'rankOverall'));
        }
        for (const { id } of input.divisions) {
          const places = items.filter((item) => item.divisionId === id);
          expect(places.map(({ divisionRank }) => divisionRank)).toEqual(
            places.map((_, index) => index + 1),
          );
        }
      }),
    );
  });

  test('gives each team the sum of its solves, and at most one team each blood', () => {
    fc.assert(
      fc.property(games, (input) => {
        const { items, challenges } = full(input);
        for (const { score, solvedChallenges } of items) {
          expect(solvedChallenges.reduce((sum, solve) => sum + solve.score, 0)).toBe(score);
        }
        for (const challenge of Object.values(challenges).flat()) {
          const types = items
            .flatMap(({ solvedChallenges }) => solvedChallenges)
            .filter((solve) => solve.id === challenge.id && solve.type !== 'Normal')
            .map(({ type }) => type);
          expect(types.toSorted()).toEqual(
            ['FirstBlood', 'SecondBlood', 'ThirdBlood'].slice(0, challenge.bloods.length),
          );
        }
      }),
    );
  });
});

describe('solves that are worth nothing', () => {
  const order = (input: BoardInput) => full(input).items.map(({ id, rank }) => [id, rank]);
  const isWorthless = (input: BoardInput, challengeId: number) =>
    createBoard(input).challengeById.get(challengeId)?.value === 0;

  test('change no place', () => {
    fc.assert(
      fc.property(games, (input) => {
        for (const solve of input.solves) {
          const without = { ...input, solves: input.solves.filter((each) => each !== solve) };
          if (!isWorthless(without, solve.challengeId)) continue;
          expect(order(input)).toEqual(order(without));
        }
      }),
    );
  });

  test('change no place when their challenge was worth something to the teams before', () => {
    const solve = (submissionId: number, teamId: number, challengeId: number, minute: number) => ({
      challengeId,
      participationId: 100 + teamId,
      solvedAt: at(0, minute),
      submissionId,
      userName: null,
    });
    const solves = [solve(1, 2, 1, 1), solve(2, 1, 1, 2), solve(3, 1, 2, 3), solve(4, 3, 2, 4)];
    const board = full({
      game: { start: START, end: at(10), bloodBonus: 0 },
      divisions: [],
      challenges: [
        aChallenge({ id: 1, original: 100, minRate: 1 }),
        aChallenge({ id: 2, original: 1, minRate: 0 }),
      ],
      teams: [4, 3, 2, 1].map((id) => aTeam(id)),
      solves,
    });
    expect(
      board.items.map(({ id, score, lastSubmissionTime }) => [id, score, lastSubmissionTime]),
    ).toEqual([
      [2, 100, at(0, 1)],
      [1, 100, at(0, 2)],
      [3, 0, NEVER],
      [4, 0, NEVER],
    ]);
  });
});

describe('a board of 1000 teams, 40 challenges and 10000 solves', () => {
  test('looks at the solves of one challenge and one team to add a solve', () => {
    const challenges = Array.from({ length: 40 }, (_, index) => aChallenge({ id: index + 1 }));
    const teams = Array.from({ length: 1000 }, (_, index) => aTeam(index + 1));
    const seen = new Set<number>();
    const solves = Array.from({ length: 11_000 }, (_, index): BoardSolve => {
      const challengeId = (index % 11) + 1;
      return {
        get challengeId() {
          seen.add(index);
          return challengeId;
        },
        get participationId() {
          seen.add(index);
          return 101 + Math.floor(index / 11);
        },
        submissionId: index,
        get solvedAt() {
          seen.add(index);
          return START + index;
        },
        userName: null,
      };
    });
    const input = { game: { start: START, end: at(10), bloodBonus: 52_459_530 }, divisions: [] };
    const board = createBoard({ ...input, challenges, teams, solves: solves.slice(0, 10_000) });
    expect(seen.size).toBe(10_000);
    for (const solve of solves.slice(10_000)) {
      seen.clear();
      addSolve(board, solve);
      // 1000 teams have solved the challenge at most, and the team has solved 11.
      expect(seen.size).toBeLessThanOrEqual(1000 + 11);
      expect(seen.size).toBeGreaterThan(0);
    }
  });
});
