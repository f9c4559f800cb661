import type { LanguageCode } from '@halyard/sdk/operations';
import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError } from '../../domain/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { Passwords } from '../../platform/passwords.ts';
import { provePassword } from './service-password.ts';
import { languageOf, type LinkMailDeps, postAddressInUse } from './service-link-mails.ts';
import { makeLink } from './service-links.ts';
import { checkEmail } from './service-new-account.ts';
import { type Account, findAccountBy, lockAccount } from './repository.ts';
import { checkDomain, emailKey } from './rules.ts';

interface EmailChange {
  newMail: string;
  password?: string | null | undefined;
}

/**
 * Begins to replace the address of the caller. With the password, a link is mailed to the new address and
 * a note to the old one. Without it the caller may be somebody who has borrowed the session: then the old
 * address gets a link, which has to be followed first. Throws WRONG_PASSWORD, EMAIL_TAKEN for the
 * own address, EMAIL_DOMAIN_NOT_ALLOWED, or MAIL_UNAVAILABLE (the mails are written nevertheless where
 * administrators can pass them on).
 */
export async function requestEmailChange(
  deps: LinkMailDeps & { passwords: Passwords },
  actor: Actor,
  { newMail, password }: EmailChange,
  { language, address }: { language: LanguageCode; address: string },
): Promise<void> {
  const { mails, settings, write } = deps;
  const { accountPolicy } = await settings.get();
  checkEmail({ email: newMail }, 'newMail');
  checkDomain(newMail, accountPolicy.emailDomainList, 'newMail');
  if (!mails.hasLinks) throw unavailable();
  const proof = password ? { password, field: 'password' } : null;
  const proven = proof && (await provePassword(deps, actor, proof, address));
  await write(actor, async (tx) => {
    const account = await lockAccount(tx, actor.userId);
    if (!account) throw new AppError('NOT_SIGNED_IN');
    if (account.emailKey === emailKey(newMail)) throw fieldError('EMAIL_TAKEN', 'newMail');
    if (proven && proven.passwordHash !== account.passwordHash)
      throw fieldError('WRONG_PASSWORD', 'password');
    const change = { newEmail: newMail, language };
    if (!proven) return mailApproval(deps, tx, account, change);
    await mailNewAddress(deps, tx, account, change);
    const kind = 'EmailChangeRequested';
    await mails.post(tx, { kind, ...ownerOf(account, language), newEmail: newMail });
  });
  if (!mails.isReady) throw unavailable();
}

interface Change {
  newEmail: string;
  /** For an account without a language. */
  language: LanguageCode;
}

async function mailApproval(
  { mails }: LinkMailDeps,
  tx: Tx,
  account: Account,
  { newEmail, language }: Change,
): Promise<void> {
  const { email } = account;
  await mails.post(tx, {
    kind: 'ApproveEmailChange',
    ...ownerOf(account, language),
    newEmail,
    link: (at) => makeLink(tx, account, { purpose: 'Approve', email, newEmail, now: at }),
  });
}

/**
 * Mails the link to the new address. If that has an account, its owner gets a mail that says so, and the
 * caller the same answer: it does not tell who has an account.
 */
export async function mailNewAddress(
  { mails }: LinkMailDeps,
  tx: Tx,
  account: Account,
  { newEmail, language }: Change,
): Promise<void> {
  const owner = await findAccountBy(tx, 'email_key', emailKey(newEmail));
  if (owner) return postAddressInUse({ mails }, tx, owner, language);
  await mails.post(tx, {
    kind: 'ConfirmEmail',
    ...ownerOf(account, language),
    to: newEmail,
    link: (at) => makeLink(tx, account, { purpose: 'Confirm', email: newEmail, now: at }),
  });
}

function ownerOf(account: Account, language: LanguageCode) {
  const { id: userId, email: to } = account;
  return { userId, to, language: languageOf(account, language) };
}

function unavailable(): AppError {
  return new AppError('MAIL_UNAVAILABLE', { data: false });
}
