import { randomUUIDv7 } from 'node:crypto';
import { fieldError } from '../../domain/app-error.ts';
import { type Tx, violates } from '../../platform/database.ts';
import { insertUser } from './repository.ts';
import {
  emailKey,
  isEmailShaped,
  isUserNameAllowed,
  isUserNameReserved,
  type NamedBy,
  nameKey,
  passwordWeakness,
} from './rules.ts';

/** What a person chooses for a new account. */
export interface AccountInput {
  userName: string;
  email: string;
  password: string;
}

/** Normalising may lengthen an address beyond what the schema and an index take. */
const LONGEST_EMAIL_KEY = 254;

/** Throws the error for invalid input, with the field that caused it. */
export function checkAccountInput(input: AccountInput, by: NamedBy): void {
  checkUserName(input.userName, by);
  checkEmail(input);
  checkPassword(input);
}

/** Checks a name that an account is to get; one that it has already may stay. */
export function checkUserName(userName: string, by: NamedBy): void {
  if (!isUserNameAllowed(userName)) throw fieldError('USER_NAME_INVALID', 'userName');
  if (isUserNameReserved(userName, by)) throw fieldError('USER_NAME_TAKEN', 'userName');
}

export function checkEmail({ email }: Pick<AccountInput, 'email'>, field = 'email'): void {
  if (!isEmailShaped(email) || emailKey(email).length > LONGEST_EMAIL_KEY) {
    throw fieldError('VALIDATION_FAILED', field, 'WRONG_FORMAT');
  }
}

export function checkPassword({ password }: Pick<AccountInput, 'password'>): void {
  if (passwordWeakness(password)) throw fieldError('PASSWORD_TOO_WEAK', 'password');
}

interface NewAccount {
  /** Without it, a new one. */
  id?: string;
  userName: string;
  email: string;
  passwordHash: string;
  role: 'User' | 'Admin';
  emailConfirmed: boolean;
  /** Milliseconds since 1970. */
  registeredAt: number;
  /** Where it was made from; null for one made by the server. */
  address: string | null;
}

/**
 * Stores a checked account and returns its id; throws USER_NAME_TAKEN or EMAIL_TAKEN. `key` is that of its
 * address, unless that is somebody else's.
 */
export async function addAccount(
  tx: Tx,
  account: NewAccount,
  key = emailKey(account.email),
): Promise<string> {
  const { id = randomUUIDv7() } = account;
  try {
    await insertUser(tx, {
      ...account,
      id,
      nameKey: nameKey(account.userName),
      emailKey: key,
      registeredAt: new Date(account.registeredAt),
    });
  } catch (error) {
    if (violates(error, 'users_name_key')) throw fieldError('USER_NAME_TAKEN', 'userName');
    if (violates(error, 'users_email_key')) throw fieldError('EMAIL_TAKEN', 'email');
    throw error;
  }
  return id;
}
