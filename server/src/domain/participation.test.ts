import { describe, expect, test } from 'vitest';
import {
  effectsOfStatus,
  type GameRequirements,
  gateRefusal,
  isCodeRequired,
  leaveRefusal,
} from './participation.ts';

const game = { start: 1000, end: 2000, practiceMode: false };
const withPractice = { ...game, practiceMode: true };

describe('gateRefusal', () => {
  const STATUSES = ['Pending', 'Accepted', 'Rejected', 'Suspended', 'Unsubmitted', null] as const;
  const refusals = (required: GameRequirements, now = 1500, window = game) =>
    STATUSES.map((status) => gateRefusal(required, now, window, status));

  test('requires the participation that is declared', () => {
    const phase = 'running';
    expect(refusals({ participation: 'none', phase })).toEqual(STATUSES.map(() => null));
    expect(refusals({ participation: 'any', phase })).toEqual(
      STATUSES.map((status) => (status === null ? 'NOT_JOINED' : null)),
    );
    expect(refusals({ participation: 'accepted', phase })).toEqual([
      'NOT_ACCEPTED',
      null,
      'NOT_ACCEPTED',
      'NOT_ACCEPTED',
      'NOT_ACCEPTED',
      'NOT_JOINED',
    ]);
  });

  test.each(['none', 'any', 'accepted'] as const)(
    'requires the phase that is declared, with the participation %s',
    (participation) => {
      const at = (phase: GameRequirements['phase'], now: number, window = game) =>
        gateRefusal({ participation, phase }, now, window, 'Accepted');
      const moments = [999, 1000, 2000, 2001];
      expect(moments.map((now) => at('any', now))).toEqual([null, null, null, null]);
      expect(moments.map((now) => at('started', now))).toEqual([
        'GAME_NOT_STARTED',
        null,
        null,
        null,
      ]);
      expect(moments.map((now) => at('running', now))).toEqual([
        'GAME_NOT_STARTED',
        null,
        null,
        'GAME_ENDED',
      ]);
      expect(at('running', 2001, withPractice)).toBeNull();
    },
  );

  test('names the participation before the time', () => {
    const required = { participation: 'accepted', phase: 'running' } as const;
    for (const now of [999, 2001]) {
      expect(gateRefusal(required, now, game, null)).toBe('NOT_JOINED');
      expect(gateRefusal(required, now, game, 'Pending')).toBe('NOT_ACCEPTED');
    }
  });
});

describe('isCodeRequired', () => {
  test('is false for no code and for a blank one', () => {
    expect([null, '', '  ', 'x'].map(isCodeRequired)).toEqual([false, false, false, true]);
  });
});

describe('leaveRefusal', () => {
  test('lets go of the pending and the rejected only', () => {
    const statuses = ['Pending', 'Rejected', 'Accepted', 'Suspended', 'Unsubmitted'] as const;
    expect(statuses.filter((status) => leaveRefusal(status) === null)).toEqual([
      'Pending',
      'Rejected',
    ]);
    expect(leaveRefusal('Accepted')).toBe('CANNOT_LEAVE');
    expect(leaveRefusal(null)).toBe('NOT_JOINED');
  });
});

describe('effectsOfStatus', () => {
  test('locks the team on acceptance and clears the division on rejection', () => {
    expect(effectsOfStatus('Pending', 'Accepted')).toEqual({
      locksTeam: true,
      clearsDivision: false,
      changesBoard: true,
    });
    expect(effectsOfStatus('Accepted', 'Rejected')).toEqual({
      locksTeam: false,
      clearsDivision: true,
      changesBoard: true,
    });
  });

  test('leaves the board alone between statuses that are not on it', () => {
    expect(effectsOfStatus('Pending', 'Suspended').changesBoard).toBe(false);
    expect(effectsOfStatus('Accepted', 'Accepted').changesBoard).toBe(false);
    expect(effectsOfStatus('Accepted', 'Suspended').changesBoard).toBe(true);
  });
});
