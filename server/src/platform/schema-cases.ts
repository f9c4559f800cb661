import type { CheatCaseState, EventType, SubmissionResult } from '@halyard/sdk/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Defaulted = ColumnType<Date, Date | undefined, Date>;

/** Pairs of participations that staff has written about, the smaller id first. */
export interface CheatCasesTable {
  id: GeneratedAlways<number>;
  game_id: number;
  participation_id: number;
  other_participation_id: number;
  state: Generated<CheatCaseState>;
  reason: string | null;
  /** User name at that time. */
  decided_by: string | null;
  decided_at: Date | null;
  /** Counts the decisions. */
  revision: Generated<number>;
  changed_at: Defaulted;
}

export interface CheatNotesTable {
  id: GeneratedAlways<number>;
  case_id: number;
  author: string;
  created_at: Defaulted;
  text: string;
}

/** A copy of a submission or event; `event_id` and `participation_id` refer to nothing. */
export interface CheatEvidenceTable {
  id: GeneratedAlways<number>;
  case_id: number;
  event_id: number;
  occurred_at: Date;
  type: EventType;
  result: SubmissionResult | null;
  answer: string | null;
  text: string | null;
  challenge: string | null;
  participation_id: number;
  team: string;
  user_name: string | null;
  pinned_by: string;
  pinned_at: Defaulted;
}
