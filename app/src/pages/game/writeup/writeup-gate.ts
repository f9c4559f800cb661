import type { Game } from '@halyard/sdk/types';
import type { GamePhase } from '@halyard/sdk/rules';

/** The content of the writeup tab: the writeup, or the reason why it is not shown. */
export type WriteupGate =
  | 'open'
  | 'notAsked'
  | 'early'
  | 'notJoined'
  | 'pending'
  | 'rejected'
  | 'suspended';

/** Writeups are for accepted teams, from the start on, also after the end. */
export function writeupGate(
  { status, writeupRequired }: Pick<Game, 'status' | 'writeupRequired'>,
  phase: GamePhase,
): WriteupGate {
  if (!writeupRequired) return 'notAsked';
  switch (status) {
    case 'Accepted':
      return phase === 'upcoming' ? 'early' : 'open';
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
