import { inListOrder } from '@halyard/sdk/rules';
import type { GameStatistics } from '@halyard/sdk/types';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createContractSite } from '../../contract/contract-site.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { slowBoard } from '../scoreboard/testing/slow-model.ts';
import { addChallenge, addGame, addTeam, type TestTeam } from '../submissions/testing/test-game.ts';
import { addRandomGame, MAX_TEAMS, randomGames } from './testing/random-game.ts';
import { type GameRows, slowStatistics } from './testing/slow-statistics.ts';

const NOW = Date.now();

const clock = manualClock(NOW);
const site = await createContractSite({ replace: { clock } });
const { db } = site;

const available: TestTeam[] = [];

beforeAll(async () => {
  const other = await addGame(db);
  while (available.length < MAX_TEAMS) available.push(await addTeam(db, other));
});

async function ask(gameId: number): Promise<GameStatistics> {
  const url = `/api/ext/game/${gameId}/statistics`;
  const answer = await site.app.inject({ method: 'GET', url, headers: site.cookieOf('monitor') });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** The scores of all accepted teams, by the words of the contract. */
async function scoresOf({ id, start, end, divisions, ...rows }: GameRows): Promise<number[]> {
  const curves = await db
    .selectFrom('challenges')
    .select(['id', 'category', 'title', 'original_score', 'min_score_rate', 'difficulty'])
    .where('game_id', '=', id)
    .where('enabled', '=', true)
    .execute();
  const { teams } = slowBoard(
    {
      game: { start, end, bloodBonus: 52_459_530 },
      divisions: divisions.map((division) => ({
        id: division.id,
        name: 'Guests',
        defaultPermissions: division.permissions,
        challengeConfigs: [],
      })),
      challenges: curves.map(({ original_score, min_score_rate, ...challenge }) => ({
        ...challenge,
        position: null,
        original: original_score,
        minRate: min_score_rate,
        deadline: rows.challenges.find((each) => each.id === challenge.id)?.deadline ?? null,
        disableBloodBonus: false,
      })),
      teams: rows.participations
        .filter(({ status }) => status === 'Accepted')
        .map(({ id: participationId, teamId, divisionId }) => {
          return { teamId, participationId, name: '', bio: null, avatar: null, divisionId };
        }),
      solves: rows.submissions
        .filter((one) => rows.solves.some(({ submissionId }) => submissionId === one.id))
        .map(({ id: submissionId, participationId, challengeId, at }) => {
          return { submissionId, participationId, challengeId, solvedAt: at, userName: null };
        }),
    },
    null,
  );
  return teams.map(({ score }) => score);
}

describe('getGameStatistics', () => {
  test('counts what is in the rows of any game', async () => {
    let solves = 0;
    let left = 0;
    await fc.assert(
      fc.asyncProperty(randomGames, async (game) => {
        const rows = await addRandomGame(db, game, available, NOW);
        const { time, registrations, activity, scores, ...counted } = await ask(rows.id);
        const steps = { registrations: registrations.step, activity: activity.step };
        const expected = slowStatistics(rows, time, steps);
        expect(counted.teams).toEqual(expected.teams);
        expect(registrations.bins).toEqual(expected.registrations);
        expect(activity.bins).toEqual(expected.activity);
        expect(counted.challenges).toEqual(inListOrder(expected.challenges));
        const all = await scoresOf(rows);
        expect(scores.bins).toEqual(
          Array.from(
            { length: all.length === 0 ? 0 : Math.floor(Math.max(...all) / scores.step) + 1 },
            (_, range) => ({
              score: range * scores.step,
              teams: all.filter((score) => Math.floor(score / scores.step) === range).length,
            }),
          ),
        );
        solves += activity.bins.reduce((sum, bin) => sum + bin.solves, 0);
        left +=
          rows.submissions.length -
          activity.bins.reduce((sum, bin) => sum + bin.solves + bin.repeats + bin.wrong, 0);
      }),
      { numRuns: 50 },
    );
    // The games had something to count, and something to leave out.
    expect(solves).toBeGreaterThan(10);
    expect(left).toBeGreaterThan(10);
  }, 300_000);

  test('says the same about what teams did wherever it says it', async () => {
    await fc.assert(
      fc.asyncProperty(randomGames, async ({ challenges: all, ...game }) => {
        // What is disabled is left out of the challenges only.
        const enabled = all.map((challenge) => ({ ...challenge, enabled: true }));
        const { id } = await addRandomGame(db, { ...game, challenges: enabled }, available, NOW);
        const { activity, challenges, teams, scores } = await ask(id);
        const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
        const { bins } = activity;
        expect(sum(bins.map(({ solves }) => solves))).toBe(
          sum(challenges.map(({ solved }) => solved)),
        );
        expect(sum(bins.map(({ repeats }) => repeats))).toBe(
          sum(challenges.map(({ repeats }) => repeats)),
        );
        expect(sum(bins.map(({ wrong }) => wrong))).toBe(sum(challenges.map(({ wrong }) => wrong)));
        expect(sum(bins.map(({ lastTeams }) => lastTeams))).toBe(teams.tried);
        expect(sum(scores.bins.map((range) => range.teams))).toBe(teams.accepted);
      }),
      { numRuns: 20 },
    );
  }, 120_000);

  test('tells a monitor no title of a challenge that teams cannot see', async () => {
    const started = await addGame(db);
    await addChallenge(db, started, { title: 'Sextant' });
    await addChallenge(db, started, { title: 'Astrolabe', enabled: false });
    expect((await ask(started)).challenges.map(({ title }) => title)).toEqual(['Sextant']);
    const later = await addGame(db, {
      starts_at: new Date(NOW + 60_000),
      ends_at: new Date(NOW + 120_000),
    });
    await addChallenge(db, later, { title: 'Octant' });
    expect((await ask(later)).challenges).toEqual([]);
  });

  test('shares what was counted for some seconds', async () => {
    const gameId = await addGame(db);
    expect((await ask(gameId)).teams.registered).toBe(0);
    await addTeam(db, gameId);
    expect((await ask(gameId)).teams.registered).toBe(0);
    clock.advance(11_000);
    expect(await ask(gameId)).toMatchObject({ time: NOW + 11_000, teams: { registered: 1 } });
  });
});
