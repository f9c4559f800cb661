import { hasRole } from '@halyard/sdk/rules';
import type { LiveTopic } from '@halyard/sdk/types';
import type { Actor } from '../../domain/actor.ts';
import type { LiveGame } from '../live-games/public.ts';

/** The least access that each topic needs. */
export const TOPIC_ACCESS = {
  Board: 'public',
  Game: 'public',
  Notice: 'public',
  Team: 'user',
  Event: 'monitor',
  Submission: 'monitor',
  Participation: 'admin',
  Log: 'admin',
} as const satisfies Record<LiveTopic, string>;

/** Whether a game exists for a caller: a hidden one does for staff and for those who have joined. */
export function mayHear(actor: Actor | null, live: LiveGame | null): live is LiveGame {
  if (live === null) return false;
  if (!live.facts().game.hidden) return true;
  if (!actor) return false;
  return hasRole(actor, 'Monitor') || live.participationOf(actor.userId) !== null;
}
