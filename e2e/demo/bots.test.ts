import { expect, test } from 'vitest';
import type { BotApi, Outcome } from './bots.ts';
import { mistaken, play, rememberingSolver } from './bots.ts';
import { challenges } from './challenges.ts';
import { seededRandom } from './challenges/tools/random.ts';
import type { DemoChallenge } from './challenges/types.ts';
import { makePlan } from './plan.ts';
import { slugOf, solverOf } from './solvers.ts';
import { makeTeams } from './teams.ts';

const ids = new Map(challenges.map(({ title }, at) => [title, at + 1]));

function challengeOf(id: number): DemoChallenge {
  const challenge = challenges[id - 1];
  if (challenge === undefined) throw new Error(`no challenge ${id}`);
  return challenge;
}

/** A fake server with the challenges that records the calls. */
function fakeApi(calls: string[]): BotApi {
  return {
    login: async (userName) => ({
      getChallenge: async (id) => {
        calls.push(`${userName} opens ${challengeOf(id).slug}`);
        const { title, statement, hints } = challengeOf(id);
        const url = challengeOf(id).file() === null ? null : String(id);
        return { title, content: statement, hints, context: { url } };
      },
      downloadFile: async (url) => {
        calls.push(`${userName} downloads`);
        const file = challengeOf(Number(url)).file();
        if (file === null) throw new Error('no file');
        return file;
      },
      submitFlag: async (id, flag) => {
        calls.push(`${userName} submits`);
        return flag === challengeOf(id).flag;
      },
    }),
  };
}

async function played(title: string, mistakes: number): Promise<[Outcome[], string[]]> {
  const [team] = makeTeams();
  if (team === undefined) throw new Error('no team');
  const calls: string[] = [];
  const tools = {
    api: fakeApi(calls),
    solver: rememberingSolver(solverOf),
    ids,
    random: seededRandom('test'),
  };
  const solve = { team, member: team.members[0], title, minute: 0, mistakes };
  const outcomes: Outcome[] = [];
  for await (const outcome of play(tools, solve)) outcomes.push(outcome);
  return [outcomes, calls];
}

test('a bot opens, downloads, solves and submits', async () => {
  const [outcomes, calls] = await played('Morse Code', 0);
  expect(calls.map((call) => call.split(' ')[1])).toEqual(['opens', 'downloads', 'submits']);
  expect(outcomes.map(({ right }) => right)).toEqual([true]);
});

test('a bot submits as many wrong flags as planned before the correct one', async () => {
  const [outcomes] = await played('Splice Order', 2);
  expect(outcomes.map(({ right }) => right)).toEqual([false, false, true]);
});

test('a bot cannot play a challenge that is not in the game', async () => {
  await expect(played('Keelhaul', 0)).rejects.toThrow('no challenge named Keelhaul');
});

test('a wrong flag is never the correct one', () => {
  const random = seededRandom('mistakes');
  for (const { flag } of challenges)
    for (let round = 0; round < 50; round += 1) expect(mistaken(flag, random)).not.toBe(flag);
});

test('a solver runs once for the same input', async () => {
  let runs = 0;
  const solver = rememberingSolver(async () => () => String((runs += 1)));
  const given = { statement: 'What is it?', hints: [], file: null };
  expect(await solver('Riddle', given)).toBe('1');
  expect(await solver('Riddle', { ...given })).toBe('1');
  expect(await solver('Riddle', { ...given, statement: 'What was it?' })).toBe('2');
});

test('the folder of a challenge follows from its title', () => {
  for (const { title, slug } of challenges) expect(slugOf(title)).toBe(slug);
});

test('60 teams of one to four members play; names are valid and unique', () => {
  const teams = makeTeams();
  const members = teams.flatMap((team) => team.members);
  expect(teams).toHaveLength(60);
  expect(new Set(teams.map(({ name }) => name)).size).toBe(60);
  expect(new Set(members).size).toBe(members.length);
  for (const { name, members: crew } of teams) {
    expect(name.length).toBeLessThanOrEqual(20);
    expect(crew.length).toBeLessThanOrEqual(4);
  }
  for (const member of members) expect(member).toMatch(/^[a-z0-9_]{3,15}$/);
});

test('the plan is deterministic and contains a solve of every challenge', () => {
  const plan = makePlan(makeTeams(), challenges);
  expect(makePlan(makeTeams(), challenges)).toEqual(plan);
  expect(new Set(plan.map(({ title }) => title)).size).toBe(challenges.length);
});

test('the stronger half of the teams solves more', () => {
  const teams = makeTeams().toSorted((one, other) => other.strength - one.strength);
  const plan = makePlan(teams, challenges);
  const stronger = new Set(teams.slice(0, 30).map(({ name }) => name));
  const solves = plan.filter(({ team }) => stronger.has(team.name));
  expect(solves.length).toBeGreaterThan(plan.length * 0.6);
});
