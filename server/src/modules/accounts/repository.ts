import type { Role } from '@halyard/sdk/rules';
import type { Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { UsersTable } from '../../platform/schema.ts';

export interface UserRow {
  id: string;
  userName: string;
  nameKey: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  role: Role;
  emailConfirmed: boolean;
  registeredAt: Date;
  address: string | null;
}

/** Fails on the constraints users_name_key and users_email_key. */
export async function insertUser(tx: Tx, user: UserRow): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      id: user.id,
      user_name: user.userName,
      name_key: user.nameKey,
      email: user.email,
      email_key: user.emailKey,
      password_hash: user.passwordHash,
      role: user.role,
      email_confirmed: user.emailConfirmed,
      registered_at: user.registeredAt,
      last_address: user.address,
    })
    .execute();
}

/** What signing in needs to know of an account. */
export interface Credentials {
  id: string;
  userName: string;
  emailKey: string;
  passwordHash: string;
  role: string;
  emailConfirmed: boolean;
}

/** The columns of accounts that sign-in needs, found by id, name key or e-mail keys. */
export async function findCredentials(
  db: Db,
  by: 'id' | 'name_key' | 'email_key',
  keys: readonly string[],
): Promise<Credentials[]> {
  return db
    .selectFrom('users')
    .select([
      'id',
      'user_name as userName',
      'email_key as emailKey',
      'password_hash as passwordHash',
      'role',
      'email_confirmed as emailConfirmed',
    ])
    .where(by, 'in', keys)
    .execute();
}

/** The names of monitors and administrators, without that of the user `except`. */
export async function findStaffNames(db: Db, except?: string): Promise<string[]> {
  let staff = db
    .selectFrom('users')
    .select('user_name as userName')
    .where('role', 'in', ['Monitor', 'Admin']);
  if (except !== undefined) staff = staff.where('id', '!=', except);
  const rows = await staff.execute();
  return rows.map(({ userName }) => userName);
}

/** Stores a new hash of the same password; returns false if the stored one is not `old` any more. */
export async function replaceHash(
  tx: Tx,
  id: string,
  hash: { old: string; new: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: hash.new })
    .where('id', '=', id)
    .where('password_hash', '=', hash.old)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A user as the user sees it; undefined when the account is gone. */
export async function findProfile(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'role',
      'user_name as userName',
      'email',
      'bio',
      'phone',
      'real_name as realName',
      'std_number as stdNumber',
      'avatar_hash as avatarHash',
      'must_change_password as mustChangePassword',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

const ACCOUNT = [
  'id',
  'user_name as userName',
  'name_key as nameKey',
  'email',
  'email_key as emailKey',
  'password_hash as passwordHash',
  'role',
  'email_confirmed as emailConfirmed',
  'language',
  'last_visited_at as lastVisitedAt',
  'avatar_hash as avatarHash',
] as const;

/** What links and changes of an account depend on. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccountBy>>>;

export async function findAccountBy(db: Db, by: 'id' | 'name_key' | 'email_key', key: string) {
  return db.selectFrom('users').select(ACCOUNT).where(by, '=', key).executeTakeFirst();
}

/** Locks the account until the end of the transaction and returns it. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | undefined> {
  return lockAccountBy(tx, 'id', id);
}

export async function lockAccountBy(
  tx: Tx,
  by: 'id' | 'email_key',
  key: string,
): Promise<Account | undefined> {
  return tx.selectFrom('users').select(ACCOUNT).where(by, '=', key).forUpdate().executeTakeFirst();
}

/** Fails on the constraints users_name_key and users_email_key. */
export async function updateAccount(
  tx: Tx,
  id: string,
  fields: Updateable<UsersTable>,
): Promise<void> {
  await tx.updateTable('users').set(fields).where('id', '=', id).execute();
}

/** The games whose boards name the user. */
export async function findGamesWithSolvesOf(tx: Tx, userId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('solves')
    .select('game_id as gameId')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ gameId }) => gameId);
}

/** Whether the site has an administrator. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
