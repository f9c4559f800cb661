import type { LanguageCode } from '@halyard/sdk/operations';
import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError } from '../../domain/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { languageOf, type LinkMailDeps } from './link-mails.ts';
import { makeLink } from './links.ts';
import { checkEmail } from './new-account.ts';
import { type Account, findAccountBy, lockAccount } from './repository.ts';
import { checkDomain, emailKey } from './rules.ts';

/**
 * Mails a link to the new address and a note to the old one. An address of another account gets a mail
 * that says so, and the caller the same answer: it does not tell who has an account. Throws
 * EMAIL_TAKEN for the own address, EMAIL_DOMAIN_NOT_ALLOWED, or MAIL_UNAVAILABLE (the mails are written
 * nevertheless where administrators can pass them on).
 */
export async function requestEmailChange(
  deps: LinkMailDeps,
  actor: Actor,
  newEmail: string,
  language: LanguageCode,
): Promise<void> {
  const { mails, settings, write } = deps;
  const { accountPolicy } = await settings.get();
  checkEmail({ email: newEmail }, 'newMail');
  checkDomain(newEmail, accountPolicy.emailDomainList, 'newMail');
  if (!mails.hasLinks) throw unavailable();
  await write(actor, async (tx) => {
    const account = await lockAccount(tx, actor.userId);
    if (!account) throw new AppError('NOT_SIGNED_IN');
    if (account.emailKey === emailKey(newEmail)) throw fieldError('EMAIL_TAKEN', 'newMail');
    await mailBoth(deps, tx, account, { newEmail, language });
  });
  if (!mails.isReady) throw unavailable();
}

async function mailBoth(
  { clock, mails }: LinkMailDeps,
  tx: Tx,
  account: Account,
  { newEmail, language: asked }: { newEmail: string; language: LanguageCode },
): Promise<void> {
  const language = languageOf(account, asked);
  const owner = await findAccountBy(tx, 'email_key', emailKey(newEmail));
  const link = await makeLink(tx, account, { purpose: 'Confirm', email: newEmail, now: clock() });
  if (owner) {
    const to = { userId: owner.id, to: owner.email, language: languageOf(owner, asked) };
    await mails.post(tx, { kind: 'AddressInUse', ...to });
  } else {
    await mails.post(tx, {
      kind: 'ConfirmEmail',
      userId: account.id,
      to: newEmail,
      language,
      link,
    });
  }
  const old = { userId: account.id, to: account.email, language, newEmail };
  await mails.post(tx, { kind: 'EmailChangeRequested', ...old });
}

function unavailable(): AppError {
  return new AppError('MAIL_UNAVAILABLE', { data: false });
}
