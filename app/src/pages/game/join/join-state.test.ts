import type { Game, Team } from '@halyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { fieldOf, hasFields, joinOptions, joinRequest, joinState } from './join-state.ts';

const member = { id: 'u1', userName: 'linnea', bio: null, avatar: null, captain: true };
const splice: Team = {
  id: 11,
  name: 'Long Splice',
  bio: null,
  avatar: null,
  locked: false,
  members: [member, { ...member, id: 'u2', userName: 'marlow' }],
};
const dock: Team = { ...splice, id: 12, name: 'Dry Dock', members: [member] };
const student = { id: 3, name: 'Student', inviteCodeRequired: true };
const open = { id: 4, name: 'Open', inviteCodeRequired: false };
const plain: Pick<Game, 'divisions' | 'inviteCodeRequired' | 'limit'> = {
  divisions: null,
  inviteCodeRequired: false,
  limit: 4,
};
const nothing = { teamId: null, divisionId: null, inviteCode: '' };

describe('where one stands', () => {
  test.each([
    ['Unsubmitted', 'upcoming', false, undefined, 'signedOut'],
    ['Unsubmitted', 'running', true, [], 'noTeam'],
    ['Unsubmitted', 'running', true, [splice], 'open'],
    ['Unsubmitted', 'running', true, undefined, 'open'],
    ['Unsubmitted', 'practice', true, [splice], 'practice'],
    ['Unsubmitted', 'ended', false, undefined, 'over'],
    ['Pending', 'running', true, [splice], 'pending'],
    ['Rejected', 'running', true, [splice], 'rejected'],
    ['Suspended', 'running', true, [splice], 'suspended'],
    ['Accepted', 'ended', true, [splice], 'accepted'],
  ] as const)('%s while %s', (status, phase, isSignedIn, teams, state) => {
    expect(joinState(status, phase, isSignedIn, teams)).toBe(state);
  });

  test('fields are there while there is something to ask', () => {
    expect(hasFields('open', 'running')).toBe(true);
    expect(hasFields('rejected', 'running')).toBe(true);
    expect(hasFields('rejected', 'ended')).toBe(false);
    expect(hasFields('pending', 'running')).toBe(false);
  });
});

describe('what may be chosen', () => {
  const divided = { ...plain, divisions: [student, open] };

  test('is the first team to begin with', () => {
    expect(joinOptions(plain, [splice, dock], undefined, nothing).team).toBe(splice);
    expect(joinOptions(plain, [splice, dock], undefined, { ...nothing, teamId: 12 }).team).toBe(
      dock,
    );
  });

  test('are the divisions that can be joined; one alone is chosen', () => {
    const check = { joinedTeams: [], joinableDivisions: [4] };
    expect(joinOptions(divided, [splice], check, nothing)).toMatchObject({
      divisions: [open],
      division: open,
      isFixed: false,
      needsCode: false,
    });
  });

  test('is the division of mates who have joined before', () => {
    const check = { joinedTeams: [{ id: 11, division: 3 }], joinableDivisions: [4] };
    expect(joinOptions(divided, [splice], check, nothing)).toMatchObject({
      division: student,
      isFixed: true,
      needsCode: true,
    });
  });

  test('is nothing where no division can be joined', () => {
    const check = { joinedTeams: [], joinableDivisions: [] };
    const options = joinOptions(divided, [splice], check, nothing);
    expect(options.isShut).toBe(true);
    expect(joinRequest(options, '')).toBeNull();
  });

  test('asks for a code where the division has one, or the game without divisions', () => {
    const choice = { ...nothing, divisionId: 3 };
    expect(joinOptions(divided, [splice], undefined, choice).needsCode).toBe(true);
    const coded = { ...plain, inviteCodeRequired: true };
    expect(joinOptions(coded, [splice], undefined, nothing).needsCode).toBe(true);
    const both = { ...divided, inviteCodeRequired: true };
    expect(joinOptions(both, [splice], undefined, { ...nothing, divisionId: 4 }).needsCode).toBe(
      false,
    );
  });

  test('says that a team is too large before it is sent', () => {
    expect(joinOptions({ ...plain, limit: 1 }, [splice], undefined, nothing).isTooLarge).toBe(true);
    // Members for whom there is no room are left out.
    const together = { ...plain, limit: 1, joinTogether: true };
    expect(joinOptions(together, [splice], undefined, nothing).isTooLarge).toBe(false);
    expect(joinOptions({ ...plain, limit: 0 }, [splice], undefined, nothing).isTooLarge).toBe(
      false,
    );
  });
});

describe('the request', () => {
  test('waits for a division where there is a choice', () => {
    const divided = { ...plain, divisions: [student, open] };
    expect(joinRequest(joinOptions(divided, [splice], undefined, nothing), '')).toBeNull();
  });

  test('has the code only where it is asked for', () => {
    const coded = { ...plain, inviteCodeRequired: true };
    expect(joinRequest(joinOptions(coded, [splice], undefined, nothing), 'fjord')).toStrictEqual({
      teamId: 11,
      divisionId: null,
      inviteCode: 'fjord',
    });
    expect(joinRequest(joinOptions(plain, [splice], undefined, nothing), 'x')).toMatchObject({
      inviteCode: null,
    });
  });
});

test('a refusal is said at its field', () => {
  expect(fieldOf('INVITE_CODE_WRONG')).toBe('inviteCode');
  expect(fieldOf('DIVISION_MISMATCH')).toBe('divisionId');
  expect(fieldOf('TEAM_TOO_LARGE')).toBe('teamId');
  expect(fieldOf('GAME_ENDED')).toBeUndefined();
  expect(fieldOf(null)).toBeUndefined();
});
