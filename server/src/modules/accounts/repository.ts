import type { Role } from '@halyard/sdk/rules';
import type { Db, Tx } from '../../platform/database.ts';

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
  passwordHash: string;
  role: string;
  emailConfirmed: boolean;
}

/** The columns of an account that sign-in needs, found by name key or e-mail key. */
export async function findCredentials(
  db: Db,
  by: 'name_key' | 'email_key',
  key: string,
): Promise<Credentials | undefined> {
  return db
    .selectFrom('users')
    .select([
      'id',
      'user_name as userName',
      'password_hash as passwordHash',
      'role',
      'email_confirmed as emailConfirmed',
    ])
    .where(by, '=', key)
    .executeTakeFirst();
}

/** The names of monitors and administrators. */
export async function findStaffNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('user_name as userName')
    .where('role', 'in', ['Monitor', 'Admin'])
    .execute();
  return rows.map(({ userName }) => userName);
}

/** Stores a new hash of the same password, unless the password was changed in the meantime. */
export async function replaceHash(
  tx: Tx,
  id: string,
  hash: { old: string; new: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: hash.new })
    .where('id', '=', id)
    .where('password_hash', '=', hash.old)
    .execute();
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
    ])
    .where('id', '=', id)
    .executeTakeFirst();
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
