import type { LanguageCode } from '@halyard/sdk/operations';
import { AppError } from '../../domain/app-error.ts';
import { addJob } from '../../platform/jobs.ts';
import { type LinkMailDeps, postConfirmation } from './service-link-mails.ts';
import { stampOf } from './service-links.ts';
import { checkEmail } from './service-new-account.ts';
import { type Credentials, findAccountBy, lockAccount } from './repository.ts';
import { checkDomain, confirmationOf, isUnproven } from './rules.ts';
import { type AccountDeps, proveAccount } from './service.ts';

/** The name of the job that mails a new account's link to another address. */
export const ADDRESS_JOB = 'account-address';

export interface AddressRequest {
  userId: string;
  /** What the account was like when its password was proven. */
  stamp: string;
  email: string;
  language: LanguageCode;
}

interface Change {
  newMail: string;
  password: string;
  /** Whether the limits allow the password to be tried; counts the attempt. */
  isAllowed: () => Promise<boolean>;
}

/**
 * Asks for the confirmation of a new account to be mailed to another address. Whether that has an account
 * is looked up by a job after the answer, so that neither the answer nor its time tells. Throws
 * WRONG_CREDENTIALS, BANNED, ACCOUNT_CONFIRMED, ACCOUNT_NOT_CONFIRMED for one that waits for an administrator,
 * EMAIL_DOMAIN_NOT_ALLOWED or MAIL_UNAVAILABLE.
 */
export async function requestOtherAddress(
  deps: AccountDeps & LinkMailDeps,
  found: readonly Credentials[],
  { newMail, password, isAllowed }: Change,
  { address, language }: { address: string; language: LanguageCode },
): Promise<void> {
  const { db, write, mails, settings } = deps;
  const { accountPolicy } = await settings.get();
  checkEmail({ email: newMail }, 'newMail');
  checkDomain(newMail, accountPolicy.emailDomainList, 'newMail');
  if (!mails.hasLinks || confirmationOf(accountPolicy) !== 'Mail')
    throw new AppError('MAIL_UNAVAILABLE');
  const proof = { password, isAllowed: isAllowed() };
  const { id } = await proveAccount(deps, found, proof, address);
  const account = await findAccountBy(db, 'id', id);
  if (!account) throw new AppError('WRONG_CREDENTIALS');
  if (account.role === 'Banned') throw new AppError('BANNED');
  if (account.emailConfirmed) throw new AppError('ACCOUNT_CONFIRMED');
  if (!isUnproven(account)) throw new AppError('ACCOUNT_NOT_CONFIRMED');
  const stamp = stampOf(account).toString('base64');
  const request: AddressRequest = { userId: id, stamp, email: newMail, language };
  await write(null, (tx) => addJob(tx, ADDRESS_JOB, request, { attempts: 5 }));
  // An administrator passes the link on.
  if (!mails.isReady) throw new AppError('MAIL_UNAVAILABLE');
}

/** Mails the link to the other address, unless the account has changed since. */
export async function mailOtherAddress(
  deps: LinkMailDeps,
  { userId, stamp, email, language }: AddressRequest,
): Promise<void> {
  await deps.write(null, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account || !isUnproven(account)) return;
    if (stampOf(account).toString('base64') !== stamp) return;
    await postConfirmation(deps, tx, account, { email, language });
  });
}
