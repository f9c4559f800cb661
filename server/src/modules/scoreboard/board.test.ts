import { PERMISSION } from '@halyard/sdk/rules';
import { describe, expect, test } from 'vitest';
import { NEVER } from '../../domain/never.ts';
import { toScoreboard } from './wire-full.ts';
import type { ScoreboardItem } from './wire-full.ts';
import type { BoardInput } from '../live-games/rules-board-input.ts';
import { createBoard } from '../live-games/rules-board.ts';
import { aChallenge, at, aTeam, example, START } from './testing/board-data.ts';

const NOW = at(12);
const full = (input: BoardInput) => toScoreboard(createBoard(input), NOW);

function row(items: readonly ScoreboardItem[], team: string): ScoreboardItem {
  const item = items.find(({ name }) => name === team);
  if (item === undefined) throw new Error(`${team} is not on the board`);
  return item;
}

describe('the worked example of the contract', () => {
  const board = full(example());

  test('counts and values the challenges', () => {
    const challenges = Object.values(board.challenges).flat();
    const byId = challenges.toSorted((a, b) => a.id - b.id);
    expect(byId.map(({ solved, score }) => [solved, score])).toEqual([
      [3, 752],
      [2, 393],
      [2, 240],
    ]);
    expect(board.challengeCount).toBe(3);
  });

  test.each([
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

  test.each([
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

  test('names who holds the bloods', () => {
    const holders = Object.values(board.challenges)
      .flat()
      .map(({ id, bloods }) => [id, bloods.map(({ name }) => name)]);
    expect(Object.fromEntries(holders)).toEqual({ 1: ['T1', 'T2', 'T3'], 2: ['T2', 'T3'], 3: [] });
  });

  test('draws the timelines of the overall ranking and of each division', () => {
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

  test('groups challenges by category number and keeps the divisions with their masks', () => {
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

  test('includes the start and the deadline, not the end', () => {
    expect(scoreAt(START - 1, null)).toBe(0);
    expect(scoreAt(START, null)).toBe(1000);
    expect(scoreAt(at(10) - 1, null)).toBe(1000);
    expect(scoreAt(at(10), null)).toBe(0);
    expect(scoreAt(at(5), at(5))).toBe(1000);
    expect(scoreAt(at(5) + 1, at(5))).toBe(0);
  });
});

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

describe('permissions on the board', () => {
  test('give a blood place for no points to a team that may take blood but not score', () => {
    const board = solved(PERMISSION.getBlood);
    expect(board.items[0]).toMatchObject({ score: 0, rank: 0, lastSubmissionTime: NEVER });
    expect(board.items[0]?.solvedChallenges[0]).toMatchObject({ type: 'FirstBlood', score: 0 });
  });

  test('give the plain value to a team that may score but not take blood', () => {
    const board = solved(PERMISSION.getScore);
    expect(board.items[0]?.solvedChallenges[0]).toMatchObject({ type: 'Normal', score: 1000 });
  });

  test('give points with the bonus and a rank to a team that may do both', () => {
    const board = solved(PERMISSION.getScore | PERMISSION.getBlood | PERMISSION.rankOverall);
    expect(board.items[0]?.solvedChallenges[0]).toMatchObject({ type: 'FirstBlood', score: 1050 });
    expect(board.items[0]?.rank).toBe(1);
  });
});

const solve = (teamId: number, solvedAt: number) => ({
  participationId: 100 + teamId,
  challengeId: 1,
  submissionId: teamId,
  solvedAt,
  userName: null,
});

describe('ties', () => {
  test('go to the team that scored last earlier, then to the lower id', () => {
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

const crowd = (divisionId: number | null) =>
  Array.from({ length: 12 }, (_, index) => aTeam(index + 1, divisionId));
const sizes = (teams: BoardInput['teams']) =>
  full({ ...example(), teams }).timelines.map((timeline) => [
    timeline.divisionId,
    timeline.teams.length,
  ]);

describe('timelines', () => {
  test('show ten teams, overall even when nobody is ranked and divisions only with teams', () => {
    expect(sizes(crowd(null))).toEqual([[0, 10]]);
    expect(sizes(crowd(2))).toEqual([
      [0, 0],
      [2, 10],
    ]);
    expect(sizes([])).toEqual([[0, 0]]);
  });
});
