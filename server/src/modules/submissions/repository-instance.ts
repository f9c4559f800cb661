import { type Db, named, type Tx, namedWrite } from '../../platform/database.ts';
import type { Work } from './repository.ts';

const issue = namedWrite(
  'instance.issue',
  `insert into instances (participation_id, challenge_id, flag) values ($1, $2, $3)
   on conflict do nothing`,
);

/** Gives a team a flag of its own; one that it has stays. */
export async function issueFlag(tx: Tx, work: Work, flag: string): Promise<void> {
  await issue(tx, [work.participationId, work.challengeId, flag]);
}

// Flags that others are just drawing are passed over. Nothing is drawn when none is free, when a
// member of the team was quicker, or another team between the look and the lock.
const draw = namedWrite<{ flagId: number }>(
  'instance.draw',
  `with free as materialized (
     select id, flag from flags f
     where challenge_id = $2 and not exists (select from instances i where i.flag_id = f.id)
     order by random() limit 1 for no key update skip locked
   )
   insert into instances (participation_id, challenge_id, flag_id, flag)
   select $1, $2, id, flag from free
   on conflict do nothing returning flag_id as "flagId"`,
);

const look = named<{ mayDraw: boolean }>(
  'instance.may-draw',
  `select not exists (select from instances where participation_id = $1 and challenge_id = $2)
     and exists (select from flags f where challenge_id = $2
       and not exists (select from instances i where i.flag_id = f.id)) as "mayDraw"`,
);

/** Gives a team one of the flags that no other has, by chance. False: look with `mayDraw`. */
export async function drawFlag(tx: Tx, work: Work): Promise<boolean> {
  const rows = await draw(tx, [work.participationId, work.challengeId]);
  return rows.length > 0;
}

/** Whether the team has no flag and there is one left for it. */
export async function mayDraw(db: Db, work: Work): Promise<boolean> {
  const [seen] = await look(db, [work.participationId, work.challengeId]);
  return seen?.mayDraw ?? false;
}

const selectFlag = named<{ flag: string }>(
  'instance.flag',
  'select flag from instances where participation_id = $1 and challenge_id = $2',
);

/** The flag that a team was given. */
export async function findFlag(db: Db, work: Work): Promise<string | undefined> {
  const [row] = await selectFlag(db, [work.participationId, work.challengeId]);
  return row?.flag;
}
