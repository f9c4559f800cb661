import type { Game } from '@halyard/sdk/types';
import type { GamePhase } from '@halyard/sdk/rules';

/**
 * The content of the challenges tab: the board, the waiting room, or the reason why neither is
 * shown.
 */
export type Gate =
  | 'board'
  | 'waitingRoom'
  | 'notJoined'
  | 'pending'
  | 'rejected'
  | 'suspended'
  | 'ended';

/** The board is for accepted teams only, from the start on, after the end only in practice mode. */
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
