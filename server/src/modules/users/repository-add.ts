import type { Role } from '@halyard/sdk/rules';
import type { Db, Tx } from '../../platform/database.ts';

/** The accounts that have a name or an address of these. */
export async function findByKeys(
  db: Db,
  keys: readonly { nameKey: string; emailKey: string }[],
): Promise<{ id: string; role: Role; nameKey: string; emailKey: string }[]> {
  if (keys.length === 0) return [];
  const names = keys.map(({ nameKey }) => nameKey);
  const emails = keys.map(({ emailKey }) => emailKey);
  return db
    .selectFrom('users')
    .select(['id', 'role', 'name_key as nameKey', 'email_key as emailKey'])
    .where((eb) => eb.or([eb('name_key', 'in', names), eb('email_key', 'in', emails)]))
    .execute();
}

/** An account to be stored; keys are how its name and address are compared. */
interface UserValues {
  id: string;
  userName: string;
  nameKey: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  realName: string | null;
  stdNumber: string | null;
  phone: string | null;
  mustChangePassword: boolean;
  banned: boolean;
}

/** Returns the ids of those whose name and address were free. */
export async function insertUsers(
  tx: Tx,
  users: readonly UserValues[],
  registeredAt: Date,
): Promise<Set<string>> {
  if (users.length === 0) return new Set();
  const rows = await tx
    .insertInto('users')
    .values(
      users.map((user) => ({
        id: user.id,
        user_name: user.userName,
        name_key: user.nameKey,
        email: user.email,
        email_key: user.emailKey,
        password_hash: user.passwordHash,
        role: user.banned ? ('Banned' as const) : ('User' as const),
        email_confirmed: true,
        must_change_password: user.mustChangePassword,
        real_name: user.realName ?? '',
        std_number: user.stdNumber ?? '',
        phone: user.phone || null,
        registered_at: registeredAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The oldest team of each of these names in which one of the users is. */
export async function findTeamsOfUsers(
  db: Db,
  names: readonly string[],
  userIds: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0 || userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('teams')
    .innerJoin('team_members', 'team_members.team_id', 'teams.id')
    .select(['teams.id', 'teams.name'])
    .where('teams.name', 'in', names)
    .where('team_members.user_id', 'in', userIds)
    .orderBy('teams.id', 'desc')
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}
