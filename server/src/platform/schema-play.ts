import type { EventType, ImportNoteCode, ImportSource, NoticeType } from '@halyard/sdk/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Defaulted = ColumnType<Date, Date | undefined, Date>;

export interface NoticesTable {
  id: GeneratedAlways<number>;
  game_id: number;
  type: NoticeType;
  values: string[];
  challenge_id: number | null;
  created_at: Defaulted;
  edited: Generated<boolean>;
}

/** Not published yet; the row is deleted when it is. */
export interface ScheduledNoticesTable {
  id: GeneratedAlways<number>;
  game_id: number;
  content: string;
  publish_at: Date;
}

/** Written once, by the import that makes the game. */
export interface ImportReportsTable {
  game_id: number;
  source: Exclude<ImportSource, 'None'>;
  notes: ColumnType<
    { code: ImportNoteCode; challenge: string | null; field: string; detail: string }[],
    string,
    never
  >;
  /** How many notes there were; not all may be kept. */
  total: number;
  imported_at: Defaulted;
}

/** The first submission of a wrong answer by each team; `answer_hash` is its SHA-256. */
export interface WrongFlagsTable {
  challenge_id: number;
  answer_hash: Buffer;
  participation_id: number;
  submission_id: number;
}

export interface WriteupsTable {
  participation_id: number;
  file_id: number;
  name: string;
  uploaded_by: string | null;
  uploaded_at: Date;
}

/** Events beside submissions; `owner_participation_id` is the team whose flag was submitted. */
export interface GameEventsTable {
  id: Generated<number>;
  game_id: number;
  type: Exclude<EventType, 'FlagSubmit'>;
  participation_id: number;
  user_id: string | null;
  challenge_id: number | null;
  submission_id: number | null;
  owner_participation_id: number | null;
  text: string | null;
  created_at: Defaulted;
}

export interface SolvesTable {
  participation_id: number;
  challenge_id: number;
  game_id: number;
  submission_id: number;
  user_id: string | null;
  solved_at: Date;
}

export interface RegistrationsTable {
  participation_id: number;
  user_id: string;
  game_id: number;
  /** Whether their captain has entered them. */
  by_captain: Generated<boolean>;
}

export interface RejectionsTable {
  user_id: string;
  game_id: number;
}
