import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../domain/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { AccountLinksTable } from '../../platform/schema-accounts.ts';
import { type Account, findAccountBy, lockAccount } from './repository.ts';
import { emailKey } from './rules.ts';
import { hashToken } from './session-repository.ts';

export type LinkPurpose = AccountLinksTable['purpose'];

/** A mailed link is valid this long, in milliseconds. */
export const LINK_LIFETIME = 3 * 3600_000;

/** Nobody waits for an invitation, so it may be read days later. */
const INVITATION_LIFETIME = 14 * 24 * 3600_000;

/** The two values of a mailed link. */
export interface LinkProof {
  token: string;
  /** The address that it was mailed to, base64. */
  email: string;
}

/**
 * Changes with the password, the name and the address of an account: a link that was made before then
 * is void, whoever changed them.
 */
export function stampOf({ passwordHash, nameKey, emailKey: address }: Account): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([passwordHash, nameKey, address]))
    .digest();
}

interface LinkInput {
  purpose: LinkPurpose;
  /** The address that it is mailed to. */
  email: string;
  /** Of an `Approve` link. */
  newEmail?: string | null;
  /** When it is mailed. */
  now: number;
}

/** Makes a link of an account, which replaces an earlier one of the same purpose. */
export async function makeLink(
  tx: Tx,
  account: Account,
  { purpose, email, newEmail = null, now }: LinkInput,
): Promise<{ token: string; expiresAt: number }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = now + (purpose === 'Invite' ? INVITATION_LIFETIME : LINK_LIFETIME);
  const row = {
    token_hash: hashToken(token),
    email,
    new_email: newEmail,
    stamp: stampOf(account),
    created_at: new Date(now),
    expires_at: new Date(expiresAt),
  };
  await tx
    .insertInto('account_links')
    .values({ ...row, user_id: account.id, purpose })
    .onConflict((conflict) =>
      conflict.constraint('account_links_user_purpose_key').doUpdateSet(row),
    )
    .execute();
  return { token, expiresAt };
}

/** The account of a valid link, with the address that the link proves; throws LINK_INVALID. */
export async function checkLink(
  db: Db,
  purpose: LinkPurpose | readonly LinkPurpose[],
  proof: LinkProof,
  now: number,
): Promise<{ account: Account; email: string }> {
  const link = await findLink(db, purpose, proof, now);
  const account = link && (await findAccountBy(db, 'id', link.userId));
  return proven(account, link, proof);
}

/** Uses up a link, which may be for one of several purposes, and locks its account. */
export async function takeLink(
  tx: Tx,
  purpose: LinkPurpose | readonly LinkPurpose[],
  proof: LinkProof,
  now: number,
): Promise<{ account: Account; email: string; newEmail: string | null }> {
  const found = await findLink(tx, purpose, proof, now);
  const account = found && (await lockAccount(tx, found.userId));
  const link = account && (await deleteLink(tx, proof.token));
  return proven(account, link, proof);
}

interface Link {
  userId: string;
  email: string;
  newEmail: string | null;
  stamp: Buffer;
}

const LINK = ['user_id as userId', 'email', 'new_email as newEmail', 'stamp'] as const;

async function findLink(
  db: Db,
  purpose: LinkPurpose | readonly LinkPurpose[],
  { token }: LinkProof,
  now: number,
) {
  return db
    .selectFrom('account_links')
    .select(LINK)
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', [purpose].flat())
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
}

async function deleteLink(tx: Tx, token: string) {
  return tx
    .deleteFrom('account_links')
    .where('token_hash', '=', hashToken(token))
    .returning(LINK)
    .executeTakeFirst();
}

function proven(account: Account | undefined, link: Link | undefined, { email }: LinkProof) {
  if (!account || !link) throw new AppError('LINK_INVALID');
  const named = emailKey(Buffer.from(email, 'base64').toString());
  if (named !== emailKey(link.email)) throw new AppError('LINK_INVALID');
  if (!timingSafeEqual(stampOf(account), link.stamp)) throw new AppError('LINK_INVALID');
  return { account, email: link.email, newEmail: link.newEmail };
}

/** The address to which the confirmation of an account was last mailed, while that link is valid. */
export async function findAddressToConfirm(tx: Tx, userId: string): Promise<string | undefined> {
  const link = await tx
    .selectFrom('account_links')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'Verify')
    .executeTakeFirst();
  return link?.email;
}

/** Drops links that have expired at `now`. */
export async function deleteExpiredLinks(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('account_links').where('expires_at', '<=', now).execute();
}
