import { expect, test } from 'vitest';
import { href } from './paths.ts';

test('an address has its ids in their places', () => {
  expect(href.challengeEdit(7, 12)).toBe('/admin/games/7/challenges/12');
});

test('what is asked for stands behind it, escaped, and only if something is', () => {
  expect(href.challenges(7, 12)).toBe('/games/7/challenges?challenge=12');
  expect(href.challenges(7)).toBe('/games/7/challenges');
  expect(href.login('/teams?join=a&b')).toBe('/account/login?from=%2Fteams%3Fjoin%3Da%26b');
  expect(href.login('')).toBe('/account/login');
});

test('the changes of a thing are those of its kind with its id', () => {
  expect(href.auditOf('Team', 57)).toBe('/admin/audit?type=Team&target=57');
  expect(href.auditOf('User', 'a&b')).toBe('/admin/audit?type=User&target=a%26b');
});
