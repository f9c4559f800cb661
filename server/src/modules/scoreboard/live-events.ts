import type { TeamTopics } from '../teams/service.ts';
import type { BoardSolve } from './board-input.ts';

/**
 * Events about what a game's players and board are made of; each names its game, `team` apart.
 * Who writes one calls `LiveGames.apply` after the commit, so that this process knows at once.
 */
export interface GameTopics extends TeamTopics {
  /** The first right flag of a team for a challenge. */
  solve: BoardSolve;
  /** A participation or who is registered in it has changed, or is gone. */
  participation: { participationId: number };
  /** The game, a division, a challenge, a flag or an attachment has changed, or is gone. */
  game: Record<string, never>;
}

/** One of them. `id`: its number in the outbox; a change of this process has none yet. */
export type GameEvent = {
  [Topic in keyof GameTopics]: {
    topic: Topic;
    /** Null for `team`, which may concern many games. */
    gameId: Topic extends 'team' ? null : number;
    body: GameTopics[Topic];
    id?: number;
  };
}[keyof GameTopics];
