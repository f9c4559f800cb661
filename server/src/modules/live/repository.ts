import type { NoticeType } from '@halyard/sdk/rules';
import { type Db, named } from '../../platform/database.ts';
import type { PastEvent } from './part-event-history.ts';
import { LIVE_TOPICS, type OrderedEvent } from './part-ordered-events.ts';

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

const selectPast = named<OrderedEvent & { createdAt: Date }>(
  'live.past-events',
  `select id, topic, game_id as "gameId", body, created_at as "createdAt"
   from outbox
   where id >= (select min(id) from outbox where created_at >= $1) and id <= $2
     and topic = any($3::text[])
   order by id`,
);

/** The events that were stored since a time in Unix milliseconds, up to an id. */
export async function findPastEvents(
  db: Db,
  since: number,
  upTo: number,
): Promise<PastEvent<OrderedEvent>[]> {
  const rows = await selectPast(db, [new Date(since), upTo, LIVE_TOPICS]);
  return rows.map(({ createdAt, ...event }) => ({ event, at: createdAt.getTime() }));
}
