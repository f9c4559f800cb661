import type { Scoreboard } from '@halyard/sdk/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepParts, readSolve, toBoard } from '../../../game/board.ts';
import { board, HOUR, rats, splice, START, team, tern } from './board.test-data.ts';
import { solversOf } from './solvers.ts';
import {
  chartTeams,
  filterTeams,
  medianPoints,
  nextAbove,
  nextBelow,
  rankDelta,
  rankOf,
  scorePoints,
} from './standings.ts';
import { compareSolves, memberShares, teamSheet } from './team-sheet.ts';

const all = { divisionId: null, search: '', only: null };

test('reads the four numbers of a solve', () => {
  expect(readSolve([2, 90, 3, 471], START)).toStrictEqual({
    challengeId: 2,
    at: START + 90_000,
    blood: 3,
    points: 471,
  });
  expect(readSolve([2, 90, 4, 0], START).blood).toBeNull();
});

describe('the full board', () => {
  const full: Scoreboard = {
    updateTimeUtc: START,
    bloodBonus: 0,
    timelines: [],
    divisions: [],
    challengeCount: 2,
    challenges: {
      Web: [info(2, 'Tide Table', 'Web')],
      Misc: [info(1, 'Knots', 'Misc')],
    },
    items: [
      {
        id: 7,
        name: 'Long Splice',
        bio: null,
        avatar: null,
        divisionId: null,
        score: 471,
        rank: 1,
        divisionRank: null,
        lastSubmissionTime: -62_135_596_800_000,
        solvedCount: 1,
        solvedChallenges: [
          { id: 2, score: 471, type: 'SecondBlood', userName: 'linnea', time: START + 61_999 },
        ],
      },
    ],
  };
  const compact = toBoard(full, { start: START, end: START + 1 });

  test('becomes a compact one in the same order', () => {
    expect(compact.challenges.map(({ title }) => title)).toStrictEqual(['Tide Table', 'Knots']);
    expect(compact.challenges[0]?.bloods).toStrictEqual([7]);
  });

  test('has whole seconds and places, and no time for never', () => {
    expect(compact.teams[0]?.solves).toStrictEqual([[2, 61, 2, 471]]);
    expect(compact.teams[0]?.lastTime).toBeNull();
  });
});

function info(id: number, title: string, category: 'Web' | 'Misc') {
  const bloods = [{ id: 7, name: 'Long Splice', avatar: null, submitTimeUtc: START }];
  return {
    id,
    title,
    category,
    score: 471,
    solved: 1,
    deadline: null,
    bloods,
    disableBloodBonus: false,
  };
}

describe('an update', () => {
  test('keeps the teams in which nothing changed, wherever they stand now', () => {
    const next = structuredClone({
      ...board,
      version: 2,
      teams: [rats, { ...tern, score: 900 }, splice],
    });
    const kept = keepParts(board, next);
    expect(kept.teams[0]).toBe(rats);
    expect(kept.teams[1]).not.toBe(tern);
    expect(kept.teams[2]).toBe(splice);
    expect(kept.challenges).toBe(board.challenges);
  });

  test('is the same board when its version is', () => {
    expect(keepParts(board, structuredClone(board))).toBe(board);
  });

  test('notices points that moved between solves of one score', () => {
    const solves = [
      [1, HOUR, 1, 311],
      [2, 3 * HOUR, 1, 496],
    ];
    const kept = keepParts(board, { ...board, version: 2, teams: [{ ...tern, solves }] });
    expect(kept.teams[0]?.solves).toBe(solves);
  });

  test('always says what the new board says', () => {
    const anyTeam = fc.record(
      {
        id: fc.integer({ min: 1, max: 5 }),
        name: fc.constantFrom('a', 'b'),
        divisionId: fc.constantFrom(null, 1),
        score: fc.nat(3),
        rank: fc.nat(3),
        divisionRank: fc.constantFrom(null, 1),
        lastTime: fc.constant(null),
        solves: fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2), fc.nat(2)), { maxLength: 2 }),
      },
      { noNullPrototype: true },
    );
    const teams = fc.uniqueArray(anyTeam, { selector: ({ id }) => id });
    fc.assert(
      fc.property(teams, teams, (before, after) => {
        const next = { ...board, version: 2, teams: after };
        expect(keepParts({ ...board, teams: before }, next)).toStrictEqual(next);
      }),
    );
  });
});

describe('standings', () => {
  test('are narrowed by division and by name', () => {
    expect(filterTeams(board, { ...all, divisionId: 1 })).toStrictEqual([tern, rats]);
    expect(filterTeams(board, { ...all, search: ' spLICe ' })).toStrictEqual([splice]);
  });

  test('show the rank within what is looked at', () => {
    expect(rankOf(splice, null)).toBe(2);
    expect(rankOf(splice, 2)).toBe(1);
    expect(rankOf(team(9, 'guests'), null)).toBeNull();
  });

  test('say how far it is to the next team', () => {
    expect(nextAbove(board, splice)).toStrictEqual({ team: tern, points: 500 });
    expect(nextAbove(board, tern)).toBeNull();
    expect(nextBelow(board, splice)).toStrictEqual({ team: rats, points: 307 });
  });

  test('say what was won and lost since the last look', () => {
    const before = new Map([
      [10, 3],
      [11, 1],
    ]);
    expect([tern, splice, rats].map((each) => rankDelta(each, before))).toStrictEqual([2, -1, 0]);
  });
});

describe('the chart', () => {
  test('sums up what counts', () => {
    expect(scorePoints(splice, START)).toStrictEqual([{ at: START + 2 * HOUR * 1000, score: 307 }]);
    expect(scorePoints(tern, START).at(-1)?.score).toBe(tern.score);
  });

  test('has the best eight, the own team among them', () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      team(index, `team ${index}`, { score: 100 - index }),
    );
    expect(chartTeams(many, many[2]).map(({ id }) => id)).toStrictEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(chartTeams(many, many[11]).map(({ id }) => id)).toStrictEqual([0, 1, 2, 3, 4, 5, 6, 11]);
  });

  test('leaves out who has not scored or is filtered away', () => {
    expect(chartTeams(filterTeams(board, all), rats)).toStrictEqual([tern, splice]);
    expect(chartTeams([tern], splice)).toStrictEqual([tern]);
  });
});

test('the median follows the team in the middle', () => {
  const line = (id: number, points: number) =>
    team(id, 'x', { solves: [[1, id * HOUR, 4, points]] });
  const three = { ...board, teams: [line(1, 300), line(2, 100), line(3, 200)] };
  expect(medianPoints(three).map(({ score }) => score)).toStrictEqual([100, 200]);
  expect(medianPoints({ ...board, teams: [tern, splice] })).toStrictEqual([]);
});

describe("a team's sheet", () => {
  const sheet = teamSheet(board, tern.id);

  test('lists its solves from the newest, with value and bonus', () => {
    expect(
      sheet?.solves.map(({ challenge, value, bonus }) => [challenge.title, value, bonus]),
    ).toStrictEqual([
      ['Loose Cannon', 471, 24],
      ['Knots', 298, 14],
    ]);
  });

  test('adds up to the score', () => {
    expect(sheet?.sum).toStrictEqual({ value: 769, bonus: 38, points: tern.score });
    expect(teamSheet(board, splice.id)?.sum.points).toBe(splice.score);
  });

  test('says what was won of each category, which adds up to the score', () => {
    expect(sheet?.categories).toStrictEqual([
      { category: 'Misc', points: 312, offered: 298, solved: 1, count: 1 },
      { category: 'Pwn', points: 495, offered: 971, solved: 1, count: 2 },
    ]);
    const sum = sheet?.categories.reduce((points, each) => points + each.points, 0);
    expect(sum).toBe(sheet?.team.score);
  });

  test('is compared with ours', () => {
    expect(compareSolves(board, splice.id, tern.id)).toStrictEqual({ both: 2, first: 2 });
    expect(compareSolves(board, tern.id, splice.id)).toStrictEqual({ both: 2, first: 0 });
  });

  test('is missing for teams that are not there', () => {
    expect(teamSheet(board, 99)).toBeUndefined();
  });

  test('is shared among the members', () => {
    const shares = memberShares([
      { userName: 'zero', score: 10 },
      { userName: 'nullb', score: 30 },
      { userName: 'zero', score: 25 },
      { userName: null, score: 99 },
    ]);
    expect(shares).toStrictEqual([
      { name: 'zero', points: 35, solves: 2 },
      { name: 'nullb', points: 30, solves: 1 },
    ]);
  });
});

test('solvers are sorted by their solves', () => {
  expect(solversOf(board, 2).map(({ name }) => name)).toStrictEqual(['tern.team', 'Long Splice']);
  expect(solversOf(board, 3)).toStrictEqual([]);
});
