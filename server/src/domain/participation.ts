import {
  type GamePhase,
  type GameSchedule,
  type ParticipationStatus,
  phaseOf,
} from '@halyard/sdk/rules';

/** What an operation about a game requires: `x-participation` and `x-phase` in the spec. */
export type GameRequirements = {
  participation: 'none' | 'any' | 'accepted';
  phase: 'any' | 'started' | 'running';
};

export type GateRefusal = 'NOT_JOINED' | 'NOT_ACCEPTED' | 'GAME_NOT_STARTED' | 'GAME_ENDED';

/**
 * Returns why a caller may not use an operation of a game, or null when they may. `status` is null
 * without a participation. The participation is checked before the phase, as the contract
 * specifies.
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

/** Whether a stored invite code is required: null and blank mean that no code is needed. */
export function isCodeRequired(inviteCode: string | null): inviteCode is string {
  return inviteCode !== null && inviteCode.trim() !== '';
}

export type LeaveRefusal = 'NOT_JOINED' | 'CANNOT_LEAVE';

/**
 * Returns why a member may not leave a game, or null when they may: before the participation
 * is reviewed, or before the start if their captain has entered them.
 */
export function leaveRefusal(
  status: ParticipationStatus | null,
  isEnteredBeforeStart = false,
): LeaveRefusal | null {
  if (status === null) return 'NOT_JOINED';
  if (status === 'Accepted' && isEnteredBeforeStart) return null;
  return status === 'Pending' || status === 'Rejected' ? null : 'CANNOT_LEAVE';
}

export type StatusEffects = {
  /** The team may no longer change its members freely. */
  locksTeam: boolean;
  clearsDivision: boolean;
  /** The team enters or leaves the scoreboard, which must be rebuilt. */
  changesBoard: boolean;
};

/** The consequences of a new status, whoever sets it. Staff may change any status to any other. */
export function effectsOfStatus(from: ParticipationStatus, to: ParticipationStatus): StatusEffects {
  return {
    locksTeam: to === 'Accepted',
    clearsDivision: to === 'Rejected',
    changesBoard: (from === 'Accepted') !== (to === 'Accepted'),
  };
}
