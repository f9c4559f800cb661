import { AppError } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { WriteStatement } from '../../platform/write.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Settings } from '../settings/public.ts';
import { type Credentials, findCredentials, replaceHash } from './repository.ts';
import { nameKey } from './rules.ts';
import type { SessionUser } from './service-sessions.ts';

export interface AccountDeps {
  db: Db;
  writeStatement: WriteStatement;
  clock: Clock;
  passwords: Passwords;
  settings: Settings;
}

/** The account that somebody signs in with, by its user name or its e-mail address. */
export async function findAccount(db: Db, name: string): Promise<Credentials | undefined> {
  const key = nameKey(name);
  return findCredentials(db, key.includes('@') ? 'email_key' : 'name_key', key);
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
 * Returns the account with the hash that its password was checked against. A wrong password, an unknown
 * account and one whose limit is used up get the same response in the same time: a hash is computed in all
 * cases, which takes longer than to find out about the limit meanwhile. Throws WRONG_CREDENTIALS.
 */
export async function proveAccount(
  deps: AccountDeps,
  account: Credentials | undefined,
  { password, isAllowed }: { password: string; isAllowed: Promise<boolean> },
  address: string,
): Promise<Credentials> {
  const { db, writeStatement, passwords } = deps;
  const [isRight, isWithinLimit] = await Promise.all([
    passwords.verify(account?.passwordHash, password, address),
    isAllowed,
  ]);
  if (!account || !isRight || !isWithinLimit) throw new AppError('WRONG_CREDENTIALS');
  const { id } = account;
  let { passwordHash } = account;
  if (passwords.needsRehash(passwordHash)) {
    const hash = { old: passwordHash, new: await passwords.hash(password, address) };
    const isReplaced = await writeStatement(null, (statement) => replaceHash(statement, id, hash));
    // Another sign-in has replaced the hash too, or the password is another one now.
    if (!isReplaced) {
      const current = await findCredentials(db, 'id', id);
      return proveAccount(deps, current, { password, isAllowed }, address);
    }
    passwordHash = hash.new;
  }
  return { ...account, passwordHash };
}
