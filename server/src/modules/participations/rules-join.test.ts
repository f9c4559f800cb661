import { ALL_PERMISSIONS, type ParticipationStatus, PERMISSION } from '@halyard/sdk/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideJoin, joinableDivisions } from './rules-join.ts';
import type { JoinInput } from './rules-join.ts';

const open = { id: 1, defaultPermissions: PERMISSION.joinGame, inviteCode: null };
const reviewed = { id: 2, defaultPermissions: ALL_PERMISSIONS, inviteCode: 'quay' };
const closed = { id: 3, defaultPermissions: 0, inviteCode: null };

const game: JoinInput['game'] = {
  start: 1000,
  end: 2000,
  practiceMode: false,
  acceptWithoutReview: false,
  inviteCode: null,
  teamMemberCountLimit: 0,
  divisions: [],
};

function join(over: Partial<JoinInput> = {}, gameOver: Partial<JoinInput['game']> = {}) {
  return decideJoin({
    now: 1500,
    divisionId: null,
    inviteCode: null,
    team: { isMember: true },
    ownStatuses: [],
    wasRejected: false,
    participation: null,
    ...over,
    game: { ...game, ...gameOver },
  });
}

const refused = (code: string) => ({ ok: false, code });
const entered = (status: ParticipationStatus, divisionId: number | null = null) => ({
  ok: true,
  divisionId,
  status,
});
const existing = (status: ParticipationStatus, divisionId: number | null = null) => ({
  participation: { status, divisionId, reviewed: false, otherMembers: 1 },
});

describe('joining a game', () => {
  test('is possible before the start and up to the end, in practice later too', () => {
    expect(join({ now: 0 })).toEqual(entered('Pending'));
    expect(join({ now: 2000 })).toEqual(entered('Pending'));
    expect(join({ now: 2001 })).toEqual(refused('GAME_ENDED'));
    expect(join({ now: 2001 }, { practiceMode: true })).toEqual(entered('Pending'));
  });

  test('takes members of the team only', () => {
    expect(join({ team: null })).toEqual(refused('TEAM_NOT_FOUND'));
    expect(join({ team: { isMember: false } })).toEqual(refused('NOT_MEMBER'));
  });

  test('reports the first failure in the order of the contract', () => {
    expect(join({ now: 2001, team: null })).toEqual(refused('GAME_ENDED'));
    expect(join({ team: { isMember: false } }, { divisions: [open] })).toEqual(
      refused('NOT_MEMBER'),
    );
    expect(join({ divisionId: 2, ownStatuses: ['Accepted'] }, { divisions: [reviewed] })).toEqual(
      refused('INVITE_CODE_WRONG'),
    );
  });
});

describe('the division of a joining team', () => {
  const divisions = [open, reviewed, closed];

  test('is required and must be joinable once one is', () => {
    expect(join({}, { divisions })).toEqual(refused('DIVISION_REQUIRED'));
    expect(join({ divisionId: 3 }, { divisions })).toEqual(refused('DIVISION_NOT_JOINABLE'));
    expect(join({ divisionId: 9 }, { divisions })).toEqual(refused('DIVISION_NOT_JOINABLE'));
    expect(join({ divisionId: 1 }, { divisions })).toEqual(entered('Accepted', 1));
  });

  test('is ignored while none is joinable', () => {
    expect(join({ divisionId: 3 }, { divisions: [closed] })).toEqual(entered('Pending'));
  });

  test('decides which invite code applies', () => {
    const codes = { divisions, inviteCode: 'harbour' };
    expect(join({ divisionId: 1 }, codes)).toEqual(entered('Accepted', 1));
    expect(join({ divisionId: 2, inviteCode: 'harbour' }, codes)).toEqual(
      refused('INVITE_CODE_WRONG'),
    );
    expect(join({ divisionId: 2, inviteCode: 'quay' }, codes)).toEqual(entered('Pending', 2));
  });

  test('must be the one the team already has', () => {
    const request = { divisionId: 1, ...existing('Accepted', 2) };
    expect(join(request, { divisions })).toEqual(refused('DIVISION_MISMATCH'));
    expect(join({ divisionId: 1, ...existing('Accepted') }, { divisions })).toEqual(
      refused('DIVISION_MISMATCH'),
    );
  });

  test('is chosen anew by a rejected team', () => {
    expect(join({ divisionId: 1, ...existing('Rejected', 2) }, { divisions })).toEqual(
      entered('Pending', 1),
    );
  });

  test('can be chosen where it has the permission to join', () => {
    expect(joinableDivisions(divisions)).toEqual([open, reviewed]);
  });
});

describe("the game's invite code", () => {
  test('is matched exactly, unless it is blank', () => {
    const inviteCode = 'harbour';
    expect(join({ inviteCode: 'Harbour' }, { inviteCode })).toEqual(refused('INVITE_CODE_WRONG'));
    expect(join({}, { inviteCode })).toEqual(refused('INVITE_CODE_WRONG'));
    expect(join({ inviteCode }, { inviteCode })).toEqual(entered('Pending'));
    expect(join({}, { inviteCode: ' ' })).toEqual(entered('Pending'));
  });
});

describe('memberships', () => {
  test('in the game block a second one, rejected ones do not', () => {
    for (const status of ['Pending', 'Accepted', 'Suspended', 'Unsubmitted'] as const) {
      expect(join({ ownStatuses: ['Rejected', status] })).toEqual(refused('ALREADY_JOINED'));
    }
    expect(join({ ownStatuses: ['Rejected'] })).toEqual(entered('Pending'));
  });

  test('fill the team up to its limit', () => {
    const withOthers = (otherMembers: number) =>
      join(
        { participation: { status: 'Accepted', divisionId: null, reviewed: false, otherMembers } },
        { teamMemberCountLimit: 2 },
      );
    expect(withOthers(1)).toEqual(entered('Accepted'));
    expect(withOthers(2)).toEqual(refused('TEAM_TOO_LARGE'));
    expect(join({}, { teamMemberCountLimit: 1 })).toEqual(entered('Pending'));
  });
});

describe('acceptance without review', () => {
  test('accepts new and pending teams', () => {
    expect(join({}, { acceptWithoutReview: true })).toEqual(entered('Accepted'));
    expect(join(existing('Pending'), { acceptWithoutReview: true })).toEqual(entered('Accepted'));
  });

  test('follows the division instead of the game where there is one', () => {
    const options = { acceptWithoutReview: true, divisions: [reviewed] };
    expect(join({ divisionId: 2, inviteCode: 'quay' }, options)).toEqual(entered('Pending', 2));
  });

  test('lets a member into an accepted team at once', () => {
    expect(join(existing('Accepted'))).toEqual(entered('Accepted'));
  });

  test('does not apply to a team that staff have reviewed, nor to a member whom they rejected', () => {
    const options = { acceptWithoutReview: true };
    const reviewedTeam = {
      status: 'Pending',
      divisionId: null,
      reviewed: true,
      otherMembers: 1,
    } as const;
    expect(join({ participation: reviewedTeam }, options)).toEqual(entered('Pending'));
    expect(join({ wasRejected: true }, options)).toEqual(entered('Pending'));
    expect(join({ wasRejected: true, ...existing('Accepted') }, options)).toEqual(
      entered('Accepted'),
    );
  });

  test('never lifts a suspension or a rejection', () => {
    const statuses = fc.constantFrom<ParticipationStatus>('Suspended', 'Rejected', 'Unsubmitted');
    const divisions = fc.subarray([open, closed]);
    fc.assert(
      fc.property(statuses, divisions, (status, list) => {
        const divisionId = list.includes(open) ? open.id : null;
        const decision = join(
          { divisionId, ...existing(status, divisionId) },
          { acceptWithoutReview: true, divisions: list },
        );
        expect(decision).toEqual(entered(status === 'Rejected' ? 'Pending' : status, divisionId));
      }),
    );
  });
});
