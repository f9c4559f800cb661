import { type Actor, auditedAsOwn, type StaffCall } from '../../domain/actor.ts';
import { AppError, fieldError } from '../../domain/app-error.ts';
import { type Tx, violates } from '../../platform/database.ts';
import type { Passwords } from '../../platform/passwords.ts';
import { endTokens } from '../tokens/public.ts';
import { endSessions } from './service-end-sessions.ts';
import { type LinkMailDeps, languageOf } from './service-link-mails.ts';
import { checkLink, type LinkProof, takeLink } from './service-links.ts';
import { type Account, lockAccountBy, updateAccount } from './repository.ts';
import { mailNewAddress } from './service-email-change.ts';
import { confirmationOf, emailKey, isUnproven, passwordWeakness } from './rules.ts';

/** What links are for that set a password. */
const PASSWORDS = ['Reset', 'Invite'] as const;

/** What links are for that lead to another address. */
const CHANGES = ['Confirm', 'Approve'] as const;

/** Confirms an account and returns its id; throws LINK_INVALID, BANNED or EMAIL_TAKEN. */
export async function verifyAccount(
  { write, clock }: LinkMailDeps,
  proof: LinkProof,
): Promise<string> {
  return write(null, async (tx, emit) => {
    const { account, email } = await takeLink(tx, 'Verify', proof, clock());
    if (account.role === 'Banned') throw new AppError('BANNED');
    if (emailKey(email) !== account.emailKey) await giveAddress(tx, account, email);
    await updateAccount(tx, account.id, { email_confirmed: true });
    emit.log({ code: 'ACCOUNT_CONFIRMED', by: account.userName, byId: account.id });
    emit({ topic: 'session', gameId: null, body: { userId: account.id } });
    return account.id;
  });
}

/**
 * Gives an account the address that its link has proven. One that was registered with the address, and never
 * confirmed, gets the other address, which nobody has proven.
 */
async function giveAddress(tx: Tx, account: Account, email: string): Promise<void> {
  const key = emailKey(email);
  const holder = await lockAccountBy(tx, 'email_key', key);
  if (holder && !isUnproven(holder)) throw new AppError('EMAIL_TAKEN');
  // Two accounts never have one address, not even for a moment.
  if (holder) await updateAccount(tx, holder.id, { email_key: holder.id });
  await updateAccount(tx, account.id, { email, email_key: key });
  if (holder)
    await updateAccount(tx, holder.id, { email: account.email, email_key: account.emailKey });
}

/**
 * Sets a password by a mailed link, ends all sessions and API tokens, and returns whose password it is; throws
 * LINK_INVALID or PASSWORD_TOO_WEAK.
 */
export async function resetPassword(
  { db, write, clock, settings, passwords }: LinkMailDeps & { passwords: Passwords },
  { password, ...proof }: LinkProof & { password: string },
  { address, call }: { address: string; call: StaffCall },
): Promise<string> {
  if (passwordWeakness(password)) throw fieldError('PASSWORD_TOO_WEAK', 'password');
  // Hashing is dear, so not for links that are not valid anyway.
  const { account: owner } = await checkLink(db, PASSWORDS, proof, clock());
  const hash = await passwords.hash(password, address);
  const author = auditedAsOwn({ ...owner, userId: owner.id }, call);
  const confirms = confirmationOf((await settings.get()).accountPolicy) === 'Mail';
  return write(author, async (tx, emit) => {
    const { account } = await takeLink(tx, PASSWORDS, proof, clock());
    await updateAccount(tx, account.id, {
      password_hash: hash,
      must_change_password: false,
      ...(confirms && { email_confirmed: true }),
    });
    await endSessions({ tx, emit }, account.id);
    await endTokens(tx, account.id);
    emit.log({ code: 'PASSWORD_RESET', by: account.userName, byId: account.id });
    return account.id;
  });
}

/**
 * Replaces the address of the caller, ends all other sessions and tells the old address. By the link
 * that the old address got, mails one to the new address instead. Throws LINK_INVALID or EMAIL_TAKEN.
 */
export async function confirmEmailChange(
  deps: LinkMailDeps,
  actor: Actor,
  proof: LinkProof,
): Promise<void> {
  const { write, clock, mails } = deps;
  await write(actor, async (tx, emit, audit) => {
    const { account, email, newEmail } = await takeLink(tx, CHANGES, proof, clock());
    if (account.id !== actor.userId) throw new AppError('LINK_INVALID');
    const language = languageOf(account, 'en-US');
    if (newEmail !== null) return mailNewAddress(deps, tx, account, { newEmail, language });
    try {
      const fields = { email, email_key: emailKey(email), email_confirmed: true };
      await updateAccount(tx, account.id, fields);
    } catch (error) {
      throw violates(error, 'users_email_key') ? new AppError('EMAIL_TAKEN') : error;
    }
    await endSessions({ tx, emit }, account.id, { except: actor.sessionId });
    const { id: userId, email: to } = account;
    await mails.post(tx, { kind: 'EmailChanged', userId, to, language, newEmail: email });
    audit(targetOf(account), { before: { email: account.email }, after: { email } });
    emit.log({ code: 'EMAIL_CHANGED' });
  });
}

function targetOf({ id, userName: name }: Pick<Account, 'id' | 'userName'>) {
  return { type: 'User', id, name } as const;
}
