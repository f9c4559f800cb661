import { expect, test } from 'vitest';
import { variablesOf } from './jobs-starts.ts';

const start = { isTest: false, teamId: 7, challengeId: 3, gameId: 2, flag: 'flag{knots}' };
const own = { flagVariables: ['FLAG'], referenceNames: false };

test('a container finds its flag and its team, and nothing about a person', () => {
  expect(variablesOf(start, own)).toEqual({ TEAM_ID: '7', FLAG: 'flag{knots}' });
});

test('with the names of GZCTF it finds both', () => {
  const both = { ...own, referenceNames: true };
  const ids = { GZCTF_CHALLENGE_ID: '3', GZCTF_GAME_ID: '2' };
  expect(variablesOf(start, both)).toEqual({
    ...ids,
    TEAM_ID: '7',
    FLAG: 'flag{knots}',
    GZCTF_FLAG: 'flag{knots}',
    GZCTF_TEAM_ID: '7',
  });
  expect(variablesOf({ ...start, isTest: true, teamId: null, flag: null }, both)).toEqual({
    ...ids,
    TEAM_ID: 'test',
    GZCTF_TEAM_ID: 'admin',
  });
});
