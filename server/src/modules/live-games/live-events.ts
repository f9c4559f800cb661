import type { GameTopics } from '../games/events.ts';
import type { TeamTopics } from '../teams/service.ts';
import type { BoardSolve } from './board-input.ts';

/** Events about what a game's players and board are made of. All but `team` name their game. */
export interface LiveTopics extends Omit<GameTopics, 'notice'>, TeamTopics {
  /** The first right flag of a team for a challenge. */
  solve: BoardSolve;
}

/** One of them. `id`: its number in the outbox; what this process has just done has none yet. */
export type LiveEvent = {
  [Topic in keyof LiveTopics]: {
    topic: Topic;
    gameId: Topic extends 'team' ? null : number;
    body: LiveTopics[Topic];
    id?: number;
  };
}[keyof LiveTopics];
