import type { NoticeType } from '@halyard/sdk/rules';
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

export interface WriteupsTable {
  participation_id: number;
  file_id: number;
  name: string;
  uploaded_by: string | null;
  uploaded_at: Date;
}
