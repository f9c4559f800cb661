import type { RegisterStatus } from '@halyard/sdk/rules';
import { AppError, fieldError } from '../../domain/app-error.ts';
import { looksAlike } from '../../domain/look-alike.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { WriteStatement } from '../../platform/write.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Settings, SiteSettings } from '../settings/public.ts';
import { type AccountInput, addAccount, checkAccountInput } from './new-account.ts';
import { type Credentials, findCredentials, findStaffNames, replaceHash } from './repository.ts';
import { nameKey } from './rules.ts';

export interface AccountDeps {
  db: Db;
  writeStatement: WriteStatement;
  clock: Clock;
  passwords: Passwords;
  settings: Settings;
}

export type Registered =
  | { status: 'LoggedIn'; userId: string }
  | { status: Exclude<RegisterStatus, 'LoggedIn'>; userId: null };

/**
 * Creates an account with the role User. A name that looks like one of the staff counts as taken. `userId` is who to sign in now; it is null while the
 * account waits for a confirmation.
 */
export async function register(
  { db, writeStatement, clock, passwords, settings }: AccountDeps,
  input: AccountInput,
  address: string,
): Promise<Registered> {
  const { accountPolicy } = await settings.get();
  if (!accountPolicy.allowRegister) throw new AppError('REGISTRATION_CLOSED');
  checkAccountInput(input);
  const staff = await findStaffNames(db);
  if (staff.some((name) => looksAlike(name, input.userName)))
    throw fieldError('USER_NAME_TAKEN', 'userName');
  const passwordHash = await passwords.hash(input.password, address);
  const account = {
    userName: input.userName,
    email: input.email,
    passwordHash,
    role: 'User' as const,
    emailConfirmed: accountPolicy.activeOnRegister,
    registeredAt: clock(),
    address,
  };
  const userId = await writeStatement(null, (statement) => addAccount(statement, account));
  const status = registerStatus(accountPolicy);
  return status === 'LoggedIn' ? { status, userId } : { status, userId: null };
}

function registerStatus(policy: SiteSettings['accountPolicy']): Registered['status'] {
  if (policy.activeOnRegister) return 'LoggedIn';
  return policy.emailConfirmationRequired
    ? 'EmailConfirmationRequired'
    : 'AdminConfirmationRequired';
}

/** The account that somebody signs in with, by its user name or its e-mail address. */
export async function findAccount(db: Db, name: string): Promise<Credentials | undefined> {
  const key = nameKey(name);
  return findCredentials(db, key.includes('@') ? 'email_key' : 'name_key', key);
}

/**
 * Returns the id of an account if the password is right. A wrong password and an unknown account
 * get the same response in the same time: a hash is computed in both cases.
 */
export async function checkPassword(
  { writeStatement, passwords }: AccountDeps,
  account: Credentials | undefined,
  password: string,
  address: string,
): Promise<string> {
  const isRight = await passwords.verify(account?.passwordHash, password, address);
  if (!account || !isRight) throw new AppError('WRONG_CREDENTIALS');
  const { id, passwordHash } = account;
  if (passwords.needsRehash(passwordHash)) {
    const hash = { old: passwordHash, new: await passwords.hash(password, address) };
    await writeStatement(null, (statement) => replaceHash(statement, id, hash));
  }
  if (account.role === 'Banned') throw new AppError('BANNED');
  if (!account.emailConfirmed) throw new AppError('ACCOUNT_NOT_CONFIRMED');
  return id;
}
