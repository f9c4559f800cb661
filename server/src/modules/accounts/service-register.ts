import type { LanguageCode } from '@halyard/sdk/operations';
import type { RegisterStatus } from '@halyard/sdk/rules';
import { AppError, fieldError } from '../../domain/app-error.ts';
import { looksAlike } from '../../domain/look-alike.ts';
import { type Tx, violates } from '../../platform/database.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { WriteStatement } from '../../platform/write.ts';
import type { Captcha } from '../captcha/public.ts';
import { type LinkMailDeps, postConfirmation } from './service-link-mails.ts';
import { type AccountInput, addAccount, checkAccountInput } from './service-new-account.ts';
import { findCredentials, findStaffNames, lockAccountBy, updateAccount } from './repository.ts';
import {
  checkDomain,
  confirmationOf,
  emailKey,
  foreignEmailKey,
  isUnproven,
  nameKey,
} from './rules.ts';

export interface RegisterDeps extends LinkMailDeps {
  writeStatement: WriteStatement;
  passwords: Passwords;
  captcha: Pick<Captcha, 'check'>;
}

export type Registered =
  | { status: 'LoggedIn'; userId: string }
  | { status: Exclude<RegisterStatus, 'LoggedIn'>; userId: null };

/** Where somebody registers from. */
interface Origin {
  address: string;
  language: LanguageCode;
}

/**
 * Creates an account with the role User. A name that looks like one of the staff counts as taken, and so does a reserved one. `userId` is who to sign in now; it is null while the
 * account waits for a confirmation.
 */
export async function register(
  deps: RegisterDeps,
  input: AccountInput & { challenge?: string | null | undefined },
  origin: Origin,
): Promise<Registered> {
  const { accountPolicy } = await deps.settings.get();
  if (!accountPolicy.allowRegister) throw new AppError('REGISTRATION_CLOSED');
  await deps.captcha.check('Register', input.challenge, origin.address);
  const confirmation = confirmationOf(accountPolicy);
  if (confirmation === 'Mail' && !deps.mails.hasLinks) throw new AppError('MAIL_UNAVAILABLE');
  checkAccountInput(input, 'Oneself');
  checkDomain(input.email, accountPolicy.emailDomainList, 'email');
  const staff = await findStaffNames(deps.db);
  if (staff.some((name) => looksAlike(name, input.userName))) throw nameTaken();
  const [owner] = await findCredentials(deps.db, 'email_key', [emailKey(input.email)]);
  const { passwordHash: like } = owner ?? {};
  const passwordHash = await deps.passwords.hash(input.password, origin.address, like);
  const account = {
    userName: input.userName,
    email: input.email,
    passwordHash,
    role: 'User' as const,
    emailConfirmed: confirmation === 'None',
    registeredAt: deps.clock(),
    address: origin.address,
  };
  if (confirmation === 'Mail') {
    await addUnproven(deps, account, origin.language);
    // Without a mail server an administrator passes the link on, or confirms the account.
    const { isReady } = deps.mails;
    const status = isReady ? 'EmailConfirmationRequired' : 'AdminConfirmationRequired';
    return { status, userId: null };
  }
  const userId = await deps.writeStatement(null, (statement) => addAccount(statement, account));
  if (confirmation === 'None') return { status: 'LoggedIn', userId };
  return { status: 'AdminConfirmationRequired', userId: null };
}

type NewAccount = Parameters<typeof addAccount>[1];

/**
 * Stores an account whose address is not proven, and mails the link. Nobody learns whether the address
 * has an account already: its owner gets a mail that says so. One that was never confirmed is replaced,
 * so that whoever registers the address of somebody else first gains nothing.
 */
async function addUnproven(
  deps: RegisterDeps,
  account: NewAccount,
  language: LanguageCode,
): Promise<void> {
  const store = () => storeUnproven(deps, account, language);
  await store().catch((error: unknown) => {
    // Somebody else may have stored the address after it was looked for. It is found now.
    if (!isTaken(error)) throw error;
    return store();
  });
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof AppError && (error.code === 'EMAIL_TAKEN' || error.code === 'USER_NAME_TAKEN')
  );
}

async function storeUnproven(
  deps: RegisterDeps,
  account: NewAccount,
  language: LanguageCode,
): Promise<void> {
  await deps.write(null, async (tx) => {
    const id = await storeAccount(tx, account);
    await updateAccount(tx, id, { language });
    const stored = await lockAccountBy(tx, 'id', id);
    if (stored) await postConfirmation(deps, tx, stored, { email: account.email, language });
  });
}

/** With the address of somebody else, the account is one that waits for a link that nobody gets. */
async function storeAccount(tx: Tx, account: NewAccount): Promise<string> {
  const address = emailKey(account.email);
  const foreign = foreignEmailKey(account.email);
  const owner = await lockAccountBy(tx, 'email_key', address);
  const other = await lockAccountBy(tx, 'email_key', foreign);
  const isForeign = owner !== undefined && !isUnproven(owner);
  const existing = isForeign ? other : (owner ?? other);
  const key = isForeign ? foreign : address;
  return existing ? replaceAccount(tx, existing.id, key, account) : addAccount(tx, account, key);
}

async function replaceAccount(
  tx: Tx,
  id: string,
  key: string,
  account: NewAccount,
): Promise<string> {
  try {
    await updateAccount(tx, id, {
      user_name: account.userName,
      name_key: nameKey(account.userName),
      email: account.email,
      email_key: key,
      password_hash: account.passwordHash,
      registered_at: new Date(account.registeredAt),
      last_address: account.address,
    });
    return id;
  } catch (error) {
    throw violates(error, 'users_name_key') ? nameTaken() : error;
  }
}

function nameTaken(): AppError {
  return fieldError('USER_NAME_TAKEN', 'userName');
}
