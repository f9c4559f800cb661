import { describe, expect, it } from 'vitest';
import { effectsOfStatus, gateRefusal, isCodeRequired, leaveRefusal } from './participation.ts';

const game = { start: 1000, end: 2000, practiceMode: false };
const withPractice = { ...game, practiceMode: true };

describe('gateRefusal', () => {
  it('asks for the participation before the time', () => {
    expect(gateRefusal(0, game, null)).toBe('NOT_JOINED');
    for (const status of ['Pending', 'Rejected', 'Suspended', 'Unsubmitted'] as const) {
      expect(gateRefusal(0, game, status)).toBe('NOT_ACCEPTED');
    }
  });

  it('follows the phase for accepted players', () => {
    expect(gateRefusal(999, game, 'Accepted')).toBe('GAME_NOT_STARTED');
    expect(gateRefusal(1500, game, 'Accepted')).toBeNull();
    expect(gateRefusal(2001, game, 'Accepted')).toBe('GAME_ENDED');
    expect(gateRefusal(2001, withPractice, 'Accepted')).toBeNull();
  });
});

describe('isCodeRequired', () => {
  it('is false for no code and for a blank one', () => {
    expect([null, '', '  ', 'x'].map(isCodeRequired)).toEqual([false, false, false, true]);
  });
});

describe('leaveRefusal', () => {
  it('lets go of the pending and the rejected only', () => {
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
  it('locks the team on acceptance and clears the division on rejection', () => {
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

  it('leaves the board alone between statuses that are not on it', () => {
    expect(effectsOfStatus('Pending', 'Suspended').changesBoard).toBe(false);
    expect(effectsOfStatus('Accepted', 'Accepted').changesBoard).toBe(false);
    expect(effectsOfStatus('Accepted', 'Suspended').changesBoard).toBe(true);
  });
});
