import type { Tx } from '../../platform/database.ts';
import type { UserFields } from './rules.ts';

export interface LockedUser extends UserFields {
  id: string;
  nameKey: string;
  emailKey: string;
  avatarHash: string | null;
  passwordHash: string;
}

/** A user; until the transaction ends nobody else changes it. */
export async function lockUser(tx: Tx, id: string): Promise<LockedUser | undefined> {
  return tx
    .selectFrom('users')
    .select([
      'id',
      'user_name as userName',
      'name_key as nameKey',
      'email',
      'email_key as emailKey',
      'email_confirmed as emailConfirmed',
      'role',
      'bio',
      'phone',
      'real_name as realName',
      'std_number as stdNumber',
      'avatar_hash as avatarHash',
      'password_hash as passwordHash',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The ids of those who can administer the site. Whoever may take one away locks them first, in
 * the order of their ids, so that two cannot take away the last two.
 */
export async function lockAdministrators(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('email_confirmed', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Fails on the constraints users_name_key and users_email_key. */
export async function setUser(
  tx: Tx,
  id: string,
  fields: UserFields & { nameKey: string; emailKey: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      user_name: fields.userName,
      name_key: fields.nameKey,
      email: fields.email,
      email_key: fields.emailKey,
      email_confirmed: fields.emailConfirmed,
      role: fields.role,
      bio: fields.bio,
      phone: fields.phone,
      real_name: fields.realName,
      std_number: fields.stdNumber,
    })
    .where('id', '=', id)
    .execute();
}

/** Sets a password that somebody else has chosen. */
export async function setPassword(
  tx: Tx,
  id: string,
  { hash, mustChange }: { hash: string; mustChange: boolean },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: hash, must_change_password: mustChange })
    .where('id', '=', id)
    .execute();
}

export async function isCaptain(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('teams')
    .select('id')
    .where('captain_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What others keep in memory about a user who is about to be deleted. */
export async function findTraces(tx: Tx, userId: string) {
  const [teams, participations, games, posts] = await Promise.all([
    tx
      .selectFrom('team_members')
      .select('team_id as teamId')
      .where('user_id', '=', userId)
      .execute(),
    tx
      .selectFrom('registrations')
      .select(['participation_id as participationId', 'game_id as gameId'])
      .where('user_id', '=', userId)
      .execute(),
    tx
      .selectFrom('solves')
      .select('game_id as gameId')
      .distinct()
      .where('user_id', '=', userId)
      .execute(),
    tx.selectFrom('posts').select('id as postId').where('author_id', '=', userId).execute(),
  ]);
  return { teams, participations, games, posts };
}

/** Takes sessions, memberships and registrations with it; submissions and posts stay without author. */
export async function deleteUserRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}
