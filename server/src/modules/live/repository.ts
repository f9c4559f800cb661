import type { NoticeType } from '@halyard/sdk/rules';
import { type Db, named } from '../../platform/database.ts';

export interface NoticeRow {
  id: number;
  type: NoticeType;
  values: string[];
  createdAt: Date;
  edited: boolean;
}

const selectNotices = named<NoticeRow>(
  'live.notices',
  `select id, type, "values", created_at as "createdAt", edited
   from notices where id = any($1::int[])`,
);

export async function findNotices(db: Db, ids: readonly number[]) {
  return selectNotices(db, [ids]);
}
