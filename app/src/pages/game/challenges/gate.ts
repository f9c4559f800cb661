import type { Game } from '@halyard/sdk/react';
import type { GamePhase } from '@halyard/sdk/rules';

/** What the challenges tab shows: the board, the room before the start, or why neither. */
export type Gate =
  | 'board'
  | 'waitingRoom'
  | 'notJoined'
  | 'pending'
  | 'rejected'
  | 'suspended'
  | 'ended';

/** Who may be where: only accepted teams, from the start on, after the end only with practice. */
export function gateOf(status: Game['status'], phase: GamePhase): Gate {
  switch (status) {
    case 'Accepted':
      if (phase === 'upcoming') return 'waitingRoom';
      return phase === 'ended' ? 'ended' : 'board';
    case 'Pending':
      return 'pending';
    case 'Rejected':
      return 'rejected';
    case 'Suspended':
      return 'suspended';
    default:
      return 'notJoined';
  }
}
