import { sql } from 'kysely';
import { nameSkeleton } from '../../domain/look-alike.ts';
import { comparisonKey } from '../../domain/text.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { LOCKED_COLUMNS, type LockedTeam } from '../participations/public.ts';
import { isHeldByGame, lastHoldingGame, type LockGame } from './repository-lock.ts';

/** A team without its members. */
export interface TeamRow {
  id: number;
  name: string;
  bio: string | null;
  avatarHash: string | null;
  createdAt: Date;
  /** Null for a closed team. */
  captainId: string | null;
  lockedByStaff: boolean;
  /** The game that locks the team, if staff do not. */
  lockGame: LockGame | null;
}

export interface MemberRow {
  teamId: number;
  userId: string;
  userName: string;
  /** Null where it is not for the viewer. */
  bio: string | null;
  avatarHash: string | null;
}

/** What is asked of a team everywhere. */
export function teamColumns(now: Date) {
  return [
    'teams.id',
    'teams.name',
    'teams.bio',
    'teams.avatar_hash as avatarHash',
    'teams.created_at as createdAt',
    'teams.captain_id as captainId',
    'teams.staff_locked as lockedByStaff',
    lastHoldingGame(now).as('lockGame'),
  ] as const;
}

function selectTeams(db: Db, now: Date) {
  return db.selectFrom('teams').select(teamColumns(now));
}

export async function findTeam(db: Db, id: number, now: Date): Promise<TeamRow | undefined> {
  return selectTeams(db, now).where('teams.id', '=', id).executeTakeFirst();
}

/** Waits also for those who refer to the team; call it before the team is deleted. */
export async function lockTeamForDeletion(tx: Tx, id: number): Promise<LockedTeam | undefined> {
  return tx
    .selectFrom('teams')
    .select(LOCKED_COLUMNS)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Whether members may not leave; lock the team first. The lock of a game is released here when no
 * such game is left.
 */
export async function checkLock(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { staffLocked, isHeld } = await tx
    .selectFrom('teams')
    .select(['staff_locked as staffLocked', isHeldByGame(now).as('isHeld')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!isHeld) await tx.updateTable('teams').set({ locked: false }).where('id', '=', id).execute();
  return staffLocked || isHeld;
}

export async function updateLock(tx: Tx, id: number, isLocked: boolean): Promise<void> {
  const change = isLocked ? { staff_locked: true } : { staff_locked: false, locked: false };
  await tx.updateTable('teams').set(change).where('id', '=', id).execute();
}

/** Fails as `nameRefusal` tells. */
export async function updateTexts(
  tx: Tx,
  id: number,
  { name, bio }: { name: string; bio: string | null },
): Promise<void> {
  await tx
    .updateTable('teams')
    .set({ name, name_key: comparisonKey(name), name_skeleton: nameSkeleton(name), bio })
    .where('id', '=', id)
    .execute();
}

export async function updateCaptain(tx: Tx, id: number, userId: string): Promise<void> {
  await tx.updateTable('teams').set({ captain_id: userId }).where('id', '=', id).execute();
}

/** False when the user is no member. */
export async function deleteMember(tx: Tx, teamId: number, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('team_members')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteTeam(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('teams').where('id', '=', id).execute();
}

/** Takes captain, members and invite code away. */
export async function closeTeam(tx: Tx, id: number, now: Date, token: string): Promise<void> {
  await tx.deleteFrom('team_members').where('team_id', '=', id).execute();
  await tx
    .updateTable('teams')
    .set({
      captain_id: null,
      closed_at: now,
      invite_token: token,
      locked: false,
      staff_locked: false,
    })
    .where('id', '=', id)
    .execute();
}

/** Opens a closed team again, locked by those of its games that have not ended. Fails as `nameRefusal` tells. */
export async function reopenTeam(tx: Tx, id: number, captainId: string): Promise<void> {
  await tx
    .updateTable('teams')
    .set({ captain_id: captainId, closed_at: null, locked: true })
    .where('id', '=', id)
    .execute();
}

/** The teams of which the user is a member, in order of their ids. */
export async function findTeamsOf(db: Db, userId: string, now: Date): Promise<TeamRow[]> {
  return selectTeams(db, now)
    .innerJoin('team_members', 'team_members.team_id', 'teams.id')
    .where('team_members.user_id', '=', userId)
    .orderBy('teams.id')
    .execute();
}

/** The members of teams, in the order in which they joined. */
export async function findMembers(
  db: Db,
  teamIds: readonly number[],
  withBios: boolean,
): Promise<MemberRow[]> {
  if (teamIds.length === 0) return [];
  return db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select([
      'team_members.team_id as teamId',
      'users.id as userId',
      'users.user_name as userName',
      sql<string | null>`case when ${withBios} then users.bio end`.as('bio'),
      'users.avatar_hash as avatarHash',
    ])
    .where('team_members.team_id', 'in', teamIds)
    .orderBy('team_members.joined_at')
    .orderBy('users.id')
    .execute();
}

/** Waits until no other transaction counts or creates teams for this user. Returns the name, if there is such a user. */
export async function lockUser(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('user_name as userName')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.userName;
}

export async function findUserName(db: Db, userId: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('user_name as userName')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.userName ?? '';
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
      name_skeleton: nameSkeleton(team.name),
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
  captainId: string | null;
  token: string;
}

export async function findInvite(db: Db, teamId: number): Promise<InviteRow | undefined> {
  return selectInvite(db, teamId).executeTakeFirst();
}

/** Reads an invitation and holds it: until the transaction ends the code cannot be replaced nor the team deleted. */
export async function findInviteForJoin(tx: Tx, teamId: number): Promise<InviteRow | undefined> {
  return selectInvite(tx, teamId).forShare().executeTakeFirst();
}

/** Reads an invitation and locks its team: until the transaction ends nothing about the team can change, its captain included. */
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
