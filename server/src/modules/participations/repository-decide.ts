import type { ParticipationStatus } from '@halyard/sdk/rules';
import { sql } from 'kysely';
import { namedWrite, type Tx } from '../../platform/database.ts';
import { lookAlikeAllowed, type ParticipationRow, selectParticipations } from './repository.ts';

export type DecidedRow = ParticipationRow & {
  teamName: string;
  /** Whether staff allow others to look like the team's name. */
  lookAlikeAllowed: boolean;
};

/**
 * Waits until no other transaction changes the teams of these participations, as `lockTeam` does for one. The
 * order of the ids keeps two decisions about the same teams from waiting for each other.
 */
export async function lockTeamsOf(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('teams')
    .select('id')
    .where('id', 'in', (eb) =>
      eb.selectFrom('participations').select('team_id').where('id', 'in', ids),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Reads the decisions about the participations that exist, by id. */
export async function findDecided(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DecidedRow>> {
  const rows = await selectParticipations(tx)
    .innerJoin('teams', 'teams.id', 'participations.team_id')
    .select(['teams.name as teamName', lookAlikeAllowed().as('lookAlikeAllowed')])
    .where('participations.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const update = namedWrite(
  'participations.decide',
  `update participations as present
   set division_id = wanted.division_id, status = wanted.status, decision_reason = wanted.reason,
       allowed_name_key = case when wanted.allowed then present.team_name_key end,
       reviewed = present.reviewed or present.status <> wanted.status
   from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::boolean[])
     as wanted (id, division_id, status, reason, allowed)
   where present.id = wanted.id`,
);

/** Stores decisions of staff; a participation whose status they change is reviewed from then on. */
export async function storeDecisions(
  tx: Tx,
  decided: readonly Pick<
    DecidedRow,
    'id' | 'divisionId' | 'status' | 'reason' | 'lookAlikeAllowed'
  >[],
): Promise<void> {
  await update(tx, [
    decided.map(({ id }) => id),
    decided.map(({ divisionId }) => divisionId),
    decided.map(({ status }) => status),
    decided.map(({ reason }) => reason),
    decided.map((row) => row.lookAlikeAllowed),
  ]);
}

/** Members can no longer leave these teams freely. */
export async function lockMembersOf(tx: Tx, teamIds: readonly number[]): Promise<void> {
  if (teamIds.length === 0) return;
  await tx.updateTable('teams').set({ locked: true }).where('id', 'in', teamIds).execute();
}

/** Notes who joined with participations of a new status: as rejected, or as rejected no more. */
export async function storeRejections(
  tx: Tx,
  decided: readonly { id: number; status: ParticipationStatus }[],
): Promise<void> {
  const { rejected = [], others = [] } = Object.groupBy(decided, ({ status }) =>
    status === 'Rejected' ? 'rejected' : 'others',
  );
  if (rejected.length > 0) await addRejections(tx, rejected);
  if (others.length > 0) await removeRejections(tx, others);
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

async function addRejections(tx: Tx, rows: readonly { id: number }[]): Promise<void> {
  await tx
    .insertInto('rejections')
    .columns(['user_id', 'game_id'])
    .expression((eb) =>
      eb
        .selectFrom('registrations')
        .select(['user_id', 'game_id'])
        .where('participation_id', 'in', idsOf(rows)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function removeRejections(tx: Tx, rows: readonly { id: number }[]): Promise<void> {
  await tx
    .deleteFrom('rejections')
    .using('registrations')
    .where('registrations.participation_id', 'in', idsOf(rows))
    .whereRef('registrations.user_id', '=', 'rejections.user_id')
    .whereRef('registrations.game_id', '=', 'rejections.game_id')
    .execute();
}

/** What is stored after this can be undone, and the transaction goes on. */
export async function setSavepoint(tx: Tx): Promise<void> {
  await sql`savepoint decisions`.execute(tx);
}

export async function releaseSavepoint(tx: Tx): Promise<void> {
  await sql`release savepoint decisions`.execute(tx);
}

/** Undoes what was stored since `setSavepoint`. */
export async function returnToSavepoint(tx: Tx): Promise<void> {
  await sql`rollback to savepoint decisions`.execute(tx);
}
