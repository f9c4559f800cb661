import { expect, test } from 'vitest';
import { challenges } from './challenges.ts';
import { submissionsOf } from './history.ts';
import { makePlan } from './plan.ts';
import { makeRiddle, makeSignal } from './riddles.ts';
import { rounds } from './rounds.ts';
import { solverOf } from './solvers.ts';
import { makeTeams } from './teams.ts';

const START = Date.UTC(2026, 10, 23);
const plan = makePlan(makeTeams(), challenges);

test('the past has the solves at their planned times, after their wrong flags', () => {
  const past = submissionsOf(plan, challenges, START);
  const accepted = past.filter(({ result }) => result === 'Accepted');
  expect(accepted.map(({ at }) => at)).toEqual(
    plan.map(({ minute }) => START + Math.round(minute * 60_000)),
  );
  const mistakes = plan.reduce((sum, solve) => sum + solve.mistakes, 0);
  expect(past.length - accepted.length).toBe(mistakes);
  const solvedAt = new Map(accepted.map(({ team, title, at }) => [`${team}/${title}`, at]));
  for (const { team, title, at, result } of past) {
    expect(at).toBeGreaterThanOrEqual(START);
    if (result === 'WrongAnswer') expect(at).toBeLessThan(solvedAt.get(`${team}/${title}`) ?? 0);
  }
});

test('the past has the flags of the challenges, and no wrong flag that is correct', () => {
  const flags = new Map(challenges.map(({ title, flag }) => [title, flag]));
  for (const { title, answer, result } of submissionsOf(plan, challenges, START))
    expect(answer === flags.get(title)).toBe(result === 'Accepted');
});

test('bots have something to play in every round', () => {
  const titles = new Set<string>();
  let number = 0;
  for (const { added, plan: toPlay } of rounds(makeTeams())) {
    expect(toPlay.length).toBeGreaterThan(20);
    if (added !== null) titles.add(added.title);
    if (number === 50) break;
    number += 1;
  }
  expect(titles.size).toBe(50);
});

test('bots solve every added challenge from its statement', async () => {
  for (let number = 1; number <= 50; number += 1) {
    const { title, statement, hints, flag } = makeSignal(number);
    const solve = await solverOf(title);
    expect(await solve({ statement, hints, file: null })).toBe(flag);
    expect(statement).not.toContain(flag);
  }
});

test('a riddle is the same each time', () => {
  expect(makeRiddle('Tack', 'Web', 'easy')).toMatchObject({
    flag: makeRiddle('Tack', 'Web', 'easy').flag,
    statement: makeRiddle('Tack', 'Web', 'easy').statement,
  });
});
