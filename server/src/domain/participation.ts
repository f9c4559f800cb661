import { type GamePhase, type GameSchedule, phaseOf } from '@halyard/sdk/rules';

export type ParticipationStatus = 'Pending' | 'Accepted' | 'Rejected' | 'Suspended' | 'Unsubmitted';

/** What an operation requires of a game: `x-participation` and `x-phase` of the spec. */
export type GameRequirements = {
  participation: 'none' | 'any' | 'accepted';
  phase: 'any' | 'started' | 'running';
};

export type GateRefusal = 'NOT_JOINED' | 'NOT_ACCEPTED' | 'GAME_NOT_STARTED' | 'GAME_ENDED';

/**
 * Why a caller may not use an operation of a game, null when they may. `status` is null without a
 * participation. The participation is checked before the time, as the contract says.
 */
export function gateRefusal(
  required: GameRequirements,
  now: number,
  game: GameSchedule,
  status: ParticipationStatus | null,
): GateRefusal | null {
  return (
    participationRefusal(required.participation, status) ??
    phaseRefusal(required.phase, phaseOf(game, now))
  );
}

function participationRefusal(
  required: GameRequirements['participation'],
  status: ParticipationStatus | null,
): GateRefusal | null {
  if (required === 'none') return null;
  if (status === null) return 'NOT_JOINED';
  return required === 'accepted' && status !== 'Accepted' ? 'NOT_ACCEPTED' : null;
}

function phaseRefusal(required: GameRequirements['phase'], phase: GamePhase): GateRefusal | null {
  if (required === 'any') return null;
  if (phase === 'upcoming') return 'GAME_NOT_STARTED';
  return required === 'running' && phase === 'ended' ? 'GAME_ENDED' : null;
}

/** Whether a stored invite code asks for anything: a blank one does not. */
export function isCodeRequired(inviteCode: string | null): inviteCode is string {
  return inviteCode !== null && inviteCode.trim() !== '';
}

export type LeaveRefusal = 'NOT_JOINED' | 'CANNOT_LEAVE';

/** Why a member may not leave a game, null when they may: only while nothing has been decided. */
export function leaveRefusal(status: ParticipationStatus | null): LeaveRefusal | null {
  if (status === null) return 'NOT_JOINED';
  return status === 'Pending' || status === 'Rejected' ? null : 'CANNOT_LEAVE';
}

export type StatusEffects = {
  /** The team may no longer change its members freely. */
  locksTeam: boolean;
  clearsDivision: boolean;
  /** The team enters or leaves the board, so the board is made anew. */
  changesBoard: boolean;
};

/** What follows from a new status, whoever sets it; staff may go from any status to any other. */
export function effectsOfStatus(from: ParticipationStatus, to: ParticipationStatus): StatusEffects {
  return {
    locksTeam: to === 'Accepted',
    clearsDivision: to === 'Rejected',
    changesBoard: (from === 'Accepted') !== (to === 'Accepted'),
  };
}
