import type { Db, Tx } from '../../platform/database.ts';

export interface ChallengeConfig {
  challengeId: number;
  permissions: number;
}

/** What staff set of a division. */
export interface DivisionFields {
  name: string;
  inviteCode: string | null;
  defaultPermissions: number;
  /** In the order of the challenges' ids. */
  challengeConfigs: ChallengeConfig[];
}

export interface DivisionRow extends DivisionFields {
  id: number;
}

/** A game's divisions in the order of their ids; only one when its id is given. */
export async function findDivisionRows(
  db: Db,
  gameId: number,
  id?: number,
): Promise<DivisionRow[]> {
  let query = db
    .selectFrom('divisions')
    .leftJoin('division_challenges as config', 'config.division_id', 'divisions.id')
    .select([
      'divisions.id',
      'divisions.name',
      'divisions.invite_code as inviteCode',
      'divisions.default_permissions as defaultPermissions',
      'config.challenge_id as challengeId',
      'config.permissions',
    ])
    .where('divisions.game_id', '=', gameId);
  if (id !== undefined) query = query.where('divisions.id', '=', id);
  const rows = await query.orderBy('divisions.id').orderBy('config.challenge_id').execute();
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { challengeId: _challengeId, permissions: _permissions, ...division } = first;
    const challengeConfigs = group.flatMap(({ challengeId, permissions }) =>
      challengeId === null || permissions === null ? [] : [{ challengeId, permissions }],
    );
    return [{ ...division, challengeConfigs }];
  });
}

/** A division that others can neither change nor join until the transaction ends. */
export async function lockDivision(
  tx: Tx,
  gameId: number,
  id: number,
): Promise<DivisionRow | undefined> {
  await tx
    .selectFrom('divisions')
    .select('id')
    .where('id', '=', id)
    .where('game_id', '=', gameId)
    .forUpdate()
    .execute();
  const [division] = await findDivisionRows(tx, gameId, id);
  return division;
}

/** Until the transaction ends the challenges cannot be deleted. Returns the ids that the game has. */
export async function holdChallenges(
  tx: Tx,
  gameId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('challenges')
    .select('id')
    .where('game_id', '=', gameId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertDivision(
  tx: Tx,
  gameId: number,
  { challengeConfigs, ...fields }: DivisionFields,
): Promise<number> {
  const { id } = await tx
    .insertInto('divisions')
    .values({ ...columnsOf(fields), game_id: gameId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertConfigs(tx, id, challengeConfigs);
  return id;
}

export async function replaceDivision(
  tx: Tx,
  id: number,
  { challengeConfigs, ...fields }: DivisionFields,
): Promise<void> {
  await tx.updateTable('divisions').set(columnsOf(fields)).where('id', '=', id).execute();
  await tx.deleteFrom('division_challenges').where('division_id', '=', id).execute();
  await insertConfigs(tx, id, challengeConfigs);
}

function columnsOf(fields: Omit<DivisionFields, 'challengeConfigs'>) {
  return {
    name: fields.name,
    invite_code: fields.inviteCode,
    default_permissions: fields.defaultPermissions,
  };
}

async function insertConfigs(
  tx: Tx,
  divisionId: number,
  configs: readonly ChallengeConfig[],
): Promise<void> {
  if (configs.length === 0) return;
  await tx
    .insertInto('division_challenges')
    .values(
      configs.map(({ challengeId, permissions }) => ({
        division_id: divisionId,
        challenge_id: challengeId,
        permissions,
      })),
    )
    .execute();
}

/** Whether a team is in the division, whatever its status. */
export async function hasTeams(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('participations')
    .select('id')
    .where('division_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteDivisionRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('divisions').where('id', '=', id).execute();
}
