import { sql } from 'kysely';
import type { StartPhase } from '../../domain/container.ts';
import type { Tx } from '../../platform/database.ts';
import type { PullProgress } from './part-engine.ts';
import { type Claim, isClaimed } from './repository-starts.ts';

/** Starts at the engine at the same time, of all processes; more take longer each. */
const AT_ONCE = 4;

/**
 * Orders the waiting starts by their turns: first whose team has fewest starting and waiting
 * before it, then who asked first. A team with many waits for nobody but itself.
 */
const ORDER = sql`
  with pending as (
    select c.id, c.phase, coalesce('team ' || p.team_id, 'user ' || c.user_id, c.id::text) as owner
    from containers c left join participations p on p.id = c.participation_id
    where c.status = 'Pending' and c.phase in ('Waiting', 'Starting')
  ), ranked as (
    select id, phase,
      row_number() over (partition by owner, phase order by id)
        + count(*) filter (where phase = 'Starting') over (partition by owner) as rank
    from pending
  ), waiting as (
    select id, row_number() over (order by rank, id) as place from ranked where phase = 'Waiting'
  )`;

/** Makes the turns of all processes wait for each other until the transaction ends. */
export async function lockQueue(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('container starts', 0))`.execute(tx);
}

/** Gives turns to those of `claims` that are next. */
export async function takeTurns(tx: Tx, claims: readonly Claim[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${ORDER}
    update containers set phase = 'Starting', place = null
    from waiting w
    where containers.id = w.id and ${isClaimed(claims)}
      and w.place <= ${AT_ONCE} - (select count(*) from pending where phase = 'Starting')
    returning containers.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Stores the places of all that wait. What a team is shown only falls, whoever goes first. */
export async function storePlaces(tx: Tx): Promise<void> {
  await sql`${ORDER}
    update containers c set place = w.place
    from waiting w where c.id = w.id and (c.place is null or c.place > w.place)`.execute(tx);
}

/** Returns the containers among `claims` that are still to be started under these claims. */
export async function findWanted(tx: Tx, claims: readonly Claim[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('containers')
    .select('id')
    .where(isClaimed(claims))
    .where('status', '=', 'Pending')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Lets a container whose image is there wait for its turn. One whose process has ended at its turn
 * keeps it. Returns undefined when it was given up or taken over.
 */
export async function enterQueue(tx: Tx, claim: Claim): Promise<StartPhase | undefined> {
  const { rows } = await sql<{ phase: StartPhase }>`
    update containers set phase =
      case when phase in ('Starting', 'Probing') then 'Starting' else 'Waiting' end
    where ${isClaimed([claim])} and status = 'Pending' returning phase`.execute(tx);
  return rows[0]?.phase;
}

/** The container was made: the next one may be. */
export async function leaveQueue(tx: Tx, claim: Claim): Promise<void> {
  await tx
    .updateTable('containers')
    .set({ phase: 'Probing' })
    .where(isClaimed([claim]))
    .where('status', '=', 'Pending')
    .execute();
}

/** Stores how far a pull is for all that wait for the image. */
export async function storeProgress(
  tx: Tx,
  image: string,
  { receivedBytes, totalBytes }: PullProgress,
): Promise<void> {
  await sql`
    update containers set phase = 'Pulling', pull_bytes = ${totalBytes},
      pulled_bytes = greatest(pulled_bytes, ${receivedBytes})
    where image = ${image} and status = 'Pending' and phase in ('Requested', 'Pulling')`.execute(
    tx,
  );
}
