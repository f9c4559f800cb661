import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allows, gameMask, PERMISSION } from '../games/permissions.ts';
import { toCompactBoard } from './board-compact.ts';
import { toScoreboard } from './board-full.ts';
import type { ScoreboardItem } from './board-full.ts';
import { addSolve, createBoard, NEVER } from './board.ts';
import type { BoardInput, BoardSolve } from './board.ts';
import { aChallenge, at, aTeam, example, games, MINUTE, START } from './board.test-data.ts';

const NOW = at(12);
const full = (input: BoardInput) => toScoreboard(createBoard(input), NOW);

function grownFrom(input: BoardInput, solves: readonly BoardSolve[] = input.solves) {
  const board = createBoard({ ...input, solves: [] });
  for (const solve of solves) addSolve(board, solve);
  return toScoreboard(board, NOW);
}

function row(items: readonly ScoreboardItem[], team: string): ScoreboardItem {
  const item = items.find(({ name }) => name === team);
  if (item === undefined) throw new Error(`${team} is not on the board`);
  return item;
}

describe('the worked example of the contract', () => {
  const board = full(example());

  it('counts and values the challenges', () => {
    const challenges = Object.values(board.challenges).flat();
    const byId = challenges.toSorted((a, b) => a.id - b.id);
    expect(byId.map(({ solved, score }) => [solved, score])).toEqual([
      [3, 752],
      [2, 393],
      [2, 240],
    ]);
    expect(board.challengeCount).toBe(3);
  });

  it.each([
    ['T3', 1405, 1, 1, at(4), 3],
    ['T2', 1188, 2, 2, at(1), 2],
    ['T1', 1030, 3, null, at(3), 3],
    ['T4', 752, 0, 1, at(0, 10), 1],
    ['T5', 0, 4, 3, NEVER, 1],
  ])('ranks %s', (team, score, rank, divisionRank, lastSubmissionTime, solvedCount) => {
    expect(row(board.items, team)).toMatchObject({
      score,
      rank,
      divisionRank,
      lastSubmissionTime,
      solvedCount,
    });
  });

  it.each([
    [
      'T3',
      [
        [1, 'ThirdBlood', 760],
        [3, 'Normal', 240],
        [2, 'SecondBlood', 405],
      ],
    ],
    [
      'T2',
      [
        [1, 'SecondBlood', 775],
        [2, 'FirstBlood', 413],
      ],
    ],
    [
      'T1',
      [
        [1, 'FirstBlood', 790],
        [3, 'Normal', 240],
        [2, 'Normal', 0],
      ],
    ],
    ['T4', [[1, 'Normal', 752]]],
    ['T5', [[3, 'Normal', 0]]],
  ])('lists the solves of %s in order with type and points', (team, solves) => {
    const { solvedChallenges } = row(board.items, team);
    expect(solvedChallenges.map(({ id, type, score }) => [id, type, score])).toEqual(solves);
  });

  it('names who holds the bloods', () => {
    const bloods = Object.values(board.challenges)
      .flat()
      .map(({ id, bloods }) => [id, bloods.map(({ name }) => name)]);
    expect(Object.fromEntries(bloods)).toEqual({ 1: ['T1', 'T2', 'T3'], 2: ['T2', 'T3'], 3: [] });
  });

  it('draws the timelines of the overall ranking and of each division', () => {
    expect(
      board.timelines.map(({ divisionId, teams }) => [divisionId, teams.map((t) => t.name)]),
    ).toEqual([
      [0, ['T3', 'T2', 'T1', 'T5']],
      [1, ['T3', 'T2', 'T5']],
      [2, ['T4']],
    ]);
    expect(board.timelines[0]?.teams.find(({ name }) => name === 'T1')?.items).toEqual([
      { time: at(0, 20), score: 790 },
      { time: at(3), score: 1030 },
      { time: at(6), score: 1030 },
    ]);
  });

  it('groups challenges by category number and keeps the divisions with their masks', () => {
    expect(Object.keys(board.challenges)).toEqual(['Crypto', 'Web']);
    expect(board.divisions[1]).toEqual({
      id: 2,
      name: 'D2',
      defaultPermissions: 2_147_477_501,
      challengeConfigs: {},
    });
    expect(board).toMatchObject({ bloodBonus: 52_459_530, updateTimeUtc: NOW });
  });
});

describe('the window of a solve', () => {
  const game = { start: START, end: at(10), bloodBonus: 0 };
  const scoreAt = (solvedAt: number, deadline: number | null) =>
    full({
      game,
      divisions: [],
      challenges: [aChallenge({ id: 1, deadline })],
      teams: [aTeam(1)],
      solves: [{ participationId: 101, challengeId: 1, submissionId: 1, solvedAt, userName: 'a' }],
    }).items[0]?.score;

  it('includes the start and the deadline, not the end', () => {
    expect(scoreAt(START - 1, null)).toBe(0);
    expect(scoreAt(START, null)).toBe(1000);
    expect(scoreAt(at(10) - 1, null)).toBe(1000);
    expect(scoreAt(at(10), null)).toBe(0);
    expect(scoreAt(at(5), at(5))).toBe(1000);
    expect(scoreAt(at(5) + 1, at(5))).toBe(0);
  });
});

describe('permissions on the board', () => {
  const solved = (permissions: number) => {
    const input = example();
    const division = { id: 1, name: 'D1', defaultPermissions: permissions, challengeConfigs: [] };
    return full({
      ...input,
      divisions: [division],
      teams: [aTeam(2, 1)],
      solves: input.solves.filter(({ participationId }) => participationId === 102),
    });
  };

  it('give a blood place for no points to a team that may take blood but not score', () => {
    const board = solved(PERMISSION.getBlood);
    expect(board.items[0]).toMatchObject({ score: 0, rank: 0, lastSubmissionTime: NEVER });
    expect(board.items[0]?.solvedChallenges[0]).toMatchObject({ type: 'FirstBlood', score: 0 });
  });

  it('give the plain value to a team that may score but not take blood', () => {
    const board = solved(PERMISSION.getScore);
    expect(board.items[0]?.solvedChallenges[0]).toMatchObject({ type: 'Normal', score: 1000 });
  });

  it('give points with the bonus and a rank to a team that may do both', () => {
    const board = solved(PERMISSION.getScore | PERMISSION.getBlood | PERMISSION.rankOverall);
    expect(board.items[0]?.solvedChallenges[0]).toMatchObject({ type: 'FirstBlood', score: 1050 });
    expect(board.items[0]?.rank).toBe(1);
  });
});

describe('ties', () => {
  it('go to the team that scored last earlier, then to the lower id', () => {
    const solve = (teamId: number, solvedAt: number) => ({
      participationId: 100 + teamId,
      challengeId: 1,
      submissionId: teamId,
      solvedAt,
      userName: null,
    });
    const board = full({
      game: { start: START, end: at(10), bloodBonus: 0 },
      divisions: [],
      challenges: [aChallenge({ id: 1 })],
      teams: [aTeam(3), aTeam(2), aTeam(1), aTeam(4)],
      solves: [solve(4, at(1)), solve(3, at(2)), solve(2, at(2)), solve(1, at(3))],
    });
    expect(board.items.map(({ id, rank }) => [id, rank])).toEqual([
      [4, 1],
      [2, 2],
      [3, 3],
      [1, 4],
    ]);
  });
});

describe('an incremental board', () => {
  it('equals the board made in one go', () => {
    fc.assert(
      fc.property(games, (input) => {
        expect(grownFrom(input)).toEqual(full(input));
      }),
    );
  });

  it('does not depend on the order in which solves arrive', () => {
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

  it('takes each solve once', () => {
    const input = example();
    const board = createBoard(input);
    const [first] = input.solves;
    if (first === undefined) throw new Error('the example has solves');
    expect(addSolve(board, first)).toBe(false);
    expect(toScoreboard(board, NOW)).toEqual(full(input));
  });

  it('passes over solves of teams and challenges it does not show', () => {
    const board = createBoard(example());
    const solve = { submissionId: 99, solvedAt: at(5), userName: null };
    expect(addSolve(board, { ...solve, participationId: 999, challengeId: 1 })).toBe(false);
    expect(addSolve(board, { ...solve, participationId: 105, challengeId: 999 })).toBe(false);
    expect(addSolve(board, { ...solve, participationId: 105, challengeId: 1 })).toBe(true);
  });
});

describe('every board', () => {
  it('ranks the teams that may be ranked 1, 2, 3 and leaves the others at 0', () => {
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

  it('gives each team the sum of its solves, and at most one team each blood', () => {
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

  it('says the same in its compact form', () => {
    fc.assert(
      fc.property(games, (input) => {
        const board = createBoard(input);
        const { items } = toScoreboard(board, NOW);
        const compact = toCompactBoard(board, 7, NOW);
        expect(compact.teams.map(({ id, score, rank }) => [id, score, rank])).toEqual(
          items.map(({ id, score, rank }) => [id, score, rank]),
        );
        expect(
          compact.teams.map(({ solves }) => solves.map(([id, , , points]) => [id, points])),
        ).toEqual(items.map((item) => item.solvedChallenges.map(({ id, score }) => [id, score])));
      }),
    );
  });
});

describe('the compact board', () => {
  const compact = toCompactBoard(createBoard(example()), 42, NOW);

  it('writes solves as challenge, seconds since the start, type and points', () => {
    const third = compact.teams.find(({ name }) => name === 'T3');
    expect(third?.solves).toEqual([
      [1, 40 * 60, 3, 760],
      [3, 2 * 3600, 4, 240],
      [2, 4 * 3600, 2, 405],
    ]);
    expect(third?.lastTime).toBe(START + 240 * MINUTE);
  });

  it('has no last time for a team that has not scored', () => {
    expect(compact.teams.find(({ name }) => name === 'T5')?.lastTime).toBeNull();
  });

  it('carries version, window and the teams that hold the bloods', () => {
    expect(compact).toMatchObject({ version: 42, start: START, end: at(10) });
    expect(compact.challenges.find(({ id }) => id === 1)).toMatchObject({
      score: 752,
      originalScore: 1000,
      solved: 3,
      bloods: [1, 2, 3],
    });
  });
});

describe('speed', () => {
  it('adds a solve far below a millisecond at 1000 teams, 40 challenges and 10000 solves', () => {
    const challenges = Array.from({ length: 40 }, (_, index) => aChallenge({ id: index + 1 }));
    const teams = Array.from({ length: 1000 }, (_, index) => aTeam(index + 1));
    const solves = Array.from({ length: 11_000 }, (_, index): BoardSolve => {
      const challengeId = (index % 11) + 1;
      const participationId = 101 + Math.floor(index / 11);
      return {
        challengeId,
        participationId,
        submissionId: index,
        solvedAt: START + index,
        userName: null,
      };
    });
    const input = { game: { start: START, end: at(10), bloodBonus: 52_459_530 }, divisions: [] };
    const board = createBoard({ ...input, challenges, teams, solves: solves.slice(0, 10_000) });

    const before = performance.now();
    for (const solve of solves.slice(10_000)) addSolve(board, solve);
    const perSolve = (performance.now() - before) / 1000;
    expect(perSolve).toBeLessThan(0.3);
  });
});
