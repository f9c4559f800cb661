import type {
  Category,
  DivisionMasks,
  GameSchedule,
  PracticeSpan,
  ScoreCurve,
} from '@halyard/sdk/rules';
import type { SolveEvent } from '../../domain/events.ts';

/** All times are Unix milliseconds. */
export type BoardGame = Omit<GameSchedule, 'practiceMode'> & { bloodBonus: number };

export type BoardDivision = DivisionMasks & { id: number; name: string };

/** An enabled challenge. */
export type BoardChallenge = ScoreCurve & {
  id: number;
  category: Category;
  title: string;
  /** In the organiser's order: see `inListOrder`. */
  position: number | null;
  deadline: number | null;
  /** Spans that players were told to be practice, although the deadline lies after them now. */
  practiceSpans?: readonly PracticeSpan[];
  disableBloodBonus: boolean;
};

/** A team whose participation is accepted. */
export type BoardTeam = {
  teamId: number;
  participationId: number;
  name: string;
  bio: string | null;
  avatar: string | null;
  divisionId: number | null;
};

export type BoardSolve = SolveEvent;

export type BoardInput = {
  game: BoardGame;
  divisions: readonly BoardDivision[];
  challenges: readonly BoardChallenge[];
  teams: readonly BoardTeam[];
  solves: readonly BoardSolve[];
};
