import type { ChallengeType, GameSchedule, ParticipationStatus } from '@halyard/sdk/rules';
import type { BoardChallenge, BoardDivision, BoardGame, BoardTeam } from './rules-board-input.ts';

/** A game without its keys. Times are Unix milliseconds. */
export type LiveGameRow = BoardGame &
  GameSchedule & {
    practiceMode: boolean;
    /** Null also after the release: see `isFrozen`. */
    freeze: number | null;
    hidden: boolean;
    writeupRequired: boolean;
    writeupDeadline: number;
    /** Salt of the team hashes. */
    salt: string;
  };

/** An enabled challenge and what its answers are judged by. */
export type LiveChallenge = BoardChallenge & {
  type: ChallengeType;
  /** Answers a team may give; 0 for any number. */
  submissionLimit: number;
  flagTemplate: string | null;
  /** Right answers for everybody; empty where each team has a flag of its own. */
  flags: readonly string[];
};

/** What staff decides about a game. */
export interface GameFacts {
  game: LiveGameRow;
  divisions: ReadonlyMap<number, BoardDivision>;
  /** The enabled ones. */
  challenges: ReadonlyMap<number, LiveChallenge>;
}

/** A team's place in a game, in whatever state. */
export type LiveParticipation = BoardTeam & {
  status: ParticipationStatus;
  /** The team token. */
  token: string;
  /** Who is registered to play. */
  userIds: readonly string[];
};
