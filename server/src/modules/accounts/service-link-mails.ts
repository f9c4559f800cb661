import type { LanguageCode } from '@halyard/sdk/operations';
import { AppError } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import { NO_PASSWORD } from '../../platform/passwords.ts';
import type { Write } from '../../platform/write.ts';
import type { Mails } from '../mails/public.ts';
import type { Settings } from '../settings/public.ts';
import { findAddressToConfirm } from './repository-links.ts';
import { makeLink } from './service-links.ts';
import { type Account, findAccountBy, lockAccount } from './repository.ts';
import { confirmationOf, emailKey, isUnproven, nameKey } from './rules.ts';

/** The name of the job that looks up an account and mails it a link. */
export const LINK_JOB = 'account-link';

export interface LinkMailDeps {
  db: Db;
  write: Write;
  clock: Clock;
  settings: Settings;
  mails: Mails;
}

export interface LinkRequest {
  purpose: 'Verify' | 'Reset';
  /** User name or address; as it is compared. */
  key: string;
  language: LanguageCode;
}

/**
 * Asks for a link by mail. Whether there is such an account is looked up by a job after the answer, so
 * that neither the answer nor its time tells. Throws MAIL_UNAVAILABLE; a mail that only an
 * administrator can pass on has been written then, if the site knows its own address.
 */
export async function requestLink(
  { write, mails }: Pick<LinkMailDeps, 'write' | 'mails'>,
  purpose: LinkRequest['purpose'],
  name: string,
  language: LanguageCode,
): Promise<void> {
  if (!mails.hasLinks) throw new AppError('MAIL_UNAVAILABLE');
  const request: LinkRequest = { purpose, key: nameKey(name), language };
  await write(null, (tx) => addJob(tx, LINK_JOB, request, { attempts: 5 }));
  if (!mails.isReady) throw new AppError('MAIL_UNAVAILABLE');
}

/** Mails the link to the account, if there is one that may have it. */
export async function mailLink(
  deps: LinkMailDeps,
  { purpose, key, language }: LinkRequest,
): Promise<void> {
  const { db, write, settings } = deps;
  const { accountPolicy } = await settings.get();
  const byMail = confirmationOf(accountPolicy) === 'Mail';
  const by = key.includes('@') ? 'email_key' : 'name_key';
  const found = await findAccountBy(db, by, key);
  if (!found) return;
  await write(null, async (tx) => {
    const account = await lockAccount(tx, found.id);
    if (!account || account.role === 'Banned') return;
    const mayHave =
      purpose === 'Reset' ? account.emailConfirmed || byMail : !account.emailConfirmed && byMail;
    if (!mayHave) return;
    // The link of an earlier mail still works, so that this one may be left out.
    const mail = { language, isDroppedInPause: true };
    if (purpose === 'Reset' && account.emailKey === emailKey(account.email))
      return postLink(deps, tx, account, { purpose, ...mail });
    const email = (await findAddressToConfirm(tx, account.id)) ?? account.email;
    await postConfirmation(deps, tx, account, { email, ...mail });
  });
}

/**
 * Mails the link that confirms an account to its address, or to another one that it is to have. If that
 * has an account already, its owner gets a mail that says so, and the older link is void all the same.
 */
export async function postConfirmation(
  deps: Pick<LinkMailDeps, 'mails' | 'clock'>,
  tx: Tx,
  account: Account,
  { email, language, ...mail }: Omit<LinkMail, 'purpose'> & { email: string },
): Promise<void> {
  const owner = await findAccountBy(tx, 'email_key', emailKey(email));
  if (!owner || owner.id === account.id || isUnproven(owner))
    return postLink(deps, tx, account, { purpose: 'Verify', email, language, ...mail });
  // Nobody gets its token.
  await makeLink(tx, account, { purpose: 'Verify', email, now: deps.clock() });
  await postAddressInUse(deps, tx, owner, language);
}

/** Tells the owner of an account that somebody wanted its address for another. */
export async function postAddressInUse(
  { mails }: Pick<LinkMailDeps, 'mails'>,
  tx: Tx,
  owner: Account,
  asked: LanguageCode,
): Promise<void> {
  await mails.post(tx, {
    kind: 'AddressInUse',
    userId: owner.id,
    to: owner.email,
    language: languageOf(owner, asked),
    isDroppedInPause: true,
  });
}

interface LinkMail {
  purpose: keyof typeof KINDS;
  /** Of the account, unless said otherwise. */
  email?: string;
  language: LanguageCode;
  isDroppedInPause?: boolean;
}

const KINDS = { Verify: 'VerifyAccount', Reset: 'ResetPassword', Invite: 'Invitation' } as const;

/** Makes a link and writes its mail, in the language of the account or else in the given one. */
export async function postLink(
  { mails }: Pick<LinkMailDeps, 'mails'>,
  tx: Tx,
  account: Account,
  { purpose, email = account.email, language, isDroppedInPause = false }: LinkMail,
): Promise<void> {
  await mails.post(tx, {
    kind: KINDS[purpose],
    userId: account.id,
    to: email,
    language: languageOf(account, language),
    link: (at) => makeLink(tx, account, { purpose, email, now: at }),
    isDroppedInPause,
  });
}

/**
 * Mails an account without a password the link to choose one; throws USER_NOT_FOUND or INVITATION_USED.
 * Every password that the account gets in another way voids the link.
 */
export async function invite(
  deps: Pick<LinkMailDeps, 'mails'>,
  tx: Tx,
  userId: string,
  language: LanguageCode,
): Promise<{ id: string; userName: string }> {
  const account = await lockAccount(tx, userId);
  if (!account) throw new AppError('USER_NOT_FOUND');
  if (account.passwordHash !== NO_PASSWORD) throw new AppError('INVITATION_USED');
  await postLink(deps, tx, account, { purpose: 'Invite', language });
  return account;
}

/** The language of an account, else the given one. */
export function languageOf({ language }: Account, otherwise: LanguageCode): LanguageCode {
  return (language as LanguageCode | null) ?? otherwise;
}
