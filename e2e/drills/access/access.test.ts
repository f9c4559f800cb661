import { describe, expect, test } from 'vitest';
import { operationsOf, readBundle } from '../../../api-spec/bundle.ts';
import { type Caller, verdictOf, violationOf } from './expected.ts';
import type { Person } from './people.ts';
import { createReaders } from './personal.ts';

const bundle = readBundle();
const operations = operationsOf(bundle);
const nobody: Caller = {
  name: 'anonymous',
  headers: () => Promise.resolve({}),
  access: ['public'],
  scopes: null,
  owns: [],
  plays: false,
  userId: null,
};
const user: Caller = { ...nobody, name: 'user', access: ['public', 'user'], userId: 'someone' };
const admin: Caller = { ...user, name: 'admin', access: ['public', 'user', 'monitor', 'admin'] };

function named(id: string) {
  const operation = operations.find(({ operationId }) => operationId === id);
  if (!operation) throw new Error(`There is no ${id}.`);
  return operation;
}

describe('what the spec says of a caller', () => {
  test.each([
    ['getTeam', nobody, 'allowed'],
    ['listTeams', nobody, 'no role'],
    ['listEvents', user, 'no role'],
    ['listEvents', { ...nobody, scopes: ['Events'] }, 'allowed'],
    ['listEvents', { ...nobody, scopes: ['Sheets'] }, 'no role'],
    ['listTeams', { ...nobody, scopes: ['Events'] }, 'no role'],
    ['getGameDetails', user, 'no participation'],
    ['getGameDetails', { ...user, plays: true }, 'allowed'],
    ['rotateTeamInvite', admin, 'not the owner'],
    ['rotateTeamInvite', { ...user, owns: ['captain'] }, 'allowed'],
  ] as const)('%s: %o is %s', (id, caller, verdict) => {
    expect(verdictOf(named(id), caller as Caller)).toBe(verdict);
  });
});

describe('an answer violates the spec', () => {
  test.each([
    ['allowed', 403, 'FORBIDDEN'],
    ['allowed', 401, 'NOT_SIGNED_IN'],
    ['allowed', 500, null],
    ['no role', 200, null],
    ['no role', 404, 'TEAM_NOT_FOUND'],
    ['no role', 501, 'NOT_IMPLEMENTED'],
    ['no participation', 200, null],
    ['not the owner', 200, null],
    ['not the owner', 400, 'VALIDATION_FAILED'],
  ] as const)('%s: %i %s', (verdict, status, code) => {
    expect(violationOf(verdict, { status, code })).not.toBeNull();
  });

  test.each([
    ['allowed', 200, null],
    ['allowed', 404, 'TEAM_NOT_FOUND'],
    ['no role', 401, 'NOT_SIGNED_IN'],
    ['no participation', 403, 'NOT_JOINED'],
    ['not the owner', 403, 'NOT_CAPTAIN'],
  ] as const)('not by %s: %i %s', (verdict, status, code) => {
    expect(violationOf(verdict, { status, code })).toBeNull();
  });
});

describe('personal data', () => {
  const person: Person = {
    id: 'someone',
    userName: 'u-1',
    personal: {
      email: 'e@personal.example',
      phone: '+491234567',
      realName: 'Real 1',
      stdNumber: 'std-1',
      bio: 'Bio 1',
      ip: '2001:db8::1',
    },
  };
  const findLeaks = createReaders(bundle, () => [person]);
  const profile = JSON.stringify({ email: person.personal.email, bio: person.personal.bio });

  test('is read by those whom the property names', () => {
    expect(findLeaks(named('getProfile'), user, profile)).toEqual([]);
    expect(findLeaks(named('getUser'), admin, profile)).toEqual([]);
  });

  test('is a violation for others', () => {
    const other = { ...user, userId: 'another' };
    expect(findLeaks(named('getProfile'), other, profile)).toEqual([
      "shows a person's email in .email: x-personal [self, admin]",
    ]);
  });

  test('is a violation in a property without readers, in lists too', () => {
    const answer = JSON.stringify([{ name: `of ${person.personal.realName}` }]);
    expect(findLeaks(named('listTeams'), admin, answer)).toEqual([
      "shows a person's realName in [].name: no x-personal",
    ]);
  });
});
