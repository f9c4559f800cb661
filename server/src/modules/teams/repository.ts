import { comparisonKey } from '../../domain/text.ts';
import type { Db, Tx } from '../../platform/database.ts';

/** A team without its members. */
export interface TeamRow {
  id: number;
  name: string;
  bio: string | null;
  avatarHash: string | null;
  locked: boolean;
  captainId: string;
}

export interface MemberRow {
  teamId: number;
  userId: string;
  userName: string;
  bio: string;
  avatarHash: string | null;
}

function selectTeams(db: Db) {
  return db
    .selectFrom('teams')
    .select([
      'teams.id',
      'teams.name',
      'teams.bio',
      'teams.avatar_hash as avatarHash',
      'teams.locked',
      'teams.captain_id as captainId',
    ]);
}

export async function findTeam(db: Db, id: number): Promise<TeamRow | undefined> {
  return selectTeams(db).where('teams.id', '=', id).executeTakeFirst();
}

/** The same; until the transaction ends nothing about the team can change, its captain included. */
export async function lockTeam(tx: Tx, id: number): Promise<TeamRow | undefined> {
  return selectTeams(tx).where('teams.id', '=', id).forNoKeyUpdate('teams').executeTakeFirst();
}

/** The teams of which the user is a member, in order of their ids. */
export async function findTeamsOf(db: Db, userId: string): Promise<TeamRow[]> {
  return selectTeams(db)
    .innerJoin('team_members', 'team_members.team_id', 'teams.id')
    .where('team_members.user_id', '=', userId)
    .orderBy('teams.id')
    .execute();
}

/** The members of teams, in the order in which they joined. */
export async function findMembers(db: Db, teamIds: readonly number[]): Promise<MemberRow[]> {
  if (teamIds.length === 0) return [];
  return db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select([
      'team_members.team_id as teamId',
      'users.id as userId',
      'users.user_name as userName',
      'users.bio',
      'users.avatar_hash as avatarHash',
    ])
    .where('team_members.team_id', 'in', teamIds)
    .orderBy('team_members.joined_at')
    .orderBy('users.id')
    .execute();
}

/** Waits until no other transaction counts or creates teams for this user. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function countCaptained(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('teams')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('captain_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertTeam(
  tx: Tx,
  team: { name: string; bio: string | null; captainId: string; token: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('teams')
    .values({
      name: team.name,
      name_key: comparisonKey(team.name),
      bio: team.bio,
      captain_id: team.captainId,
      invite_token: team.token,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when the user is a member already. */
export async function insertMember(tx: Tx, teamId: number, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('team_members')
    .values({ team_id: teamId, user_id: userId })
    .onConflict((conflict) => conflict.constraint('team_members_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface InviteRow {
  id: number;
  name: string;
  captainId: string;
  token: string;
}

export async function findInvite(db: Db, teamId: number): Promise<InviteRow | undefined> {
  return selectInvite(db, teamId).executeTakeFirst();
}

/** The same; until the transaction ends the code cannot be replaced nor the team deleted. */
export async function findInviteForJoin(tx: Tx, teamId: number): Promise<InviteRow | undefined> {
  return selectInvite(tx, teamId).forShare().executeTakeFirst();
}

/** The same; until the transaction ends nothing about the team can change, its captain included. */
export async function lockInvite(tx: Tx, teamId: number): Promise<InviteRow | undefined> {
  return selectInvite(tx, teamId).forNoKeyUpdate().executeTakeFirst();
}

function selectInvite(db: Db, teamId: number) {
  return db
    .selectFrom('teams')
    .select(['id', 'name', 'captain_id as captainId', 'invite_token as token'])
    .where('id', '=', teamId);
}

export async function updateAvatar(tx: Tx, teamId: number, hash: string | null): Promise<void> {
  await tx.updateTable('teams').set({ avatar_hash: hash }).where('id', '=', teamId).execute();
}

export async function updateInviteToken(tx: Tx, teamId: number, token: string) {
  await tx.updateTable('teams').set({ invite_token: token }).where('id', '=', teamId).execute();
}
