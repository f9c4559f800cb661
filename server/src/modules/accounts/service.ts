import { AppError } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { WriteStatement } from '../../platform/write.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Settings } from '../settings/public.ts';
import { type Credentials, findCredentials, replaceHash } from './repository.ts';
import { foreignEmailKey, nameKey } from './rules.ts';
import type { SessionUser } from './service-sessions.ts';

export interface AccountDeps {
  db: Db;
  writeStatement: WriteStatement;
  clock: Clock;
  passwords: Passwords;
  settings: Settings;
}

/**
 * The account that somebody signs in with, by its user name or its e-mail address. By an address also the
 * registration of somebody else with it, which comes after the account of its owner.
 */
export async function findAccounts(db: Db, name: string): Promise<Credentials[]> {
  const key = nameKey(name);
  if (!key.includes('@')) return findCredentials(db, 'name_key', [key]);
  const found = await findCredentials(db, 'email_key', [key, foreignEmailKey(key)]);
  return found.toSorted(
    (one, other) => Number(one.emailKey !== key) - Number(other.emailKey !== key),
  );
}

/** The account that may sign in with a password, and the hash that it was checked against; throws BANNED or ACCOUNT_NOT_CONFIRMED as well. */
export async function checkPassword(
  ...args: Parameters<typeof proveAccount>
): Promise<Required<SessionUser>> {
  const { id, passwordHash, role, emailConfirmed } = await proveAccount(...args);
  if (role === 'Banned') throw new AppError('BANNED');
  if (!emailConfirmed) throw new AppError('ACCOUNT_NOT_CONFIRMED');
  return { userId: id, passwordHash };
}

/**
 * Returns the first account whose password it is, with the hash that it was checked against. A wrong password, an unknown
 * account and one whose limit is used up get the same response in the same time: a hash is computed in all
 * cases, which takes longer than to find out about the limit meanwhile. Throws WRONG_CREDENTIALS.
 */
export async function proveAccount(
  deps: AccountDeps,
  accounts: readonly Credentials[],
  { password, isAllowed }: { password: string; isAllowed: Promise<boolean> },
  address: string,
): Promise<Credentials> {
  const { db, writeStatement, passwords } = deps;
  const hashes = accounts.map(({ passwordHash }) => passwordHash);
  const [found, isWithinLimit] = await Promise.all([
    passwords.find(hashes, password, address),
    isAllowed,
  ]);
  const account = accounts.find(({ passwordHash }) => passwordHash === found);
  if (!account || !isWithinLimit) throw new AppError('WRONG_CREDENTIALS');
  const { id } = account;
  let { passwordHash } = account;
  if (passwords.needsRehash(passwordHash)) {
    const hash = { old: passwordHash, new: await passwords.hash(password, address) };
    const isReplaced = await writeStatement(null, (statement) => replaceHash(statement, id, hash));
    // Another sign-in has replaced the hash too, or the password is another one now.
    if (!isReplaced) {
      const current = await findCredentials(db, 'id', [id]);
      return proveAccount(deps, current, { password, isAllowed }, address);
    }
    passwordHash = hash.new;
  }
  return { ...account, passwordHash };
}
