import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../domain/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { hashToken } from '../../platform/hash-token.ts';
import { type Account, findAccountBy, lockAccount } from './repository.ts';
import { emailKey } from './rules.ts';
import {
  deleteLink,
  findLink,
  type Link,
  type LinkPurpose,
  storeLink,
} from './repository-links.ts';

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
  const owner = { user_id: account.id, purpose };
  await storeLink(tx, owner, {
    token_hash: hashToken(token),
    email,
    new_email: newEmail,
    stamp: stampOf(account),
    created_at: new Date(now),
    expires_at: new Date(expiresAt),
  });
  return { token, expiresAt };
}

/** The account of a valid link, with the address that the link proves; throws LINK_INVALID. */
export async function checkLink(
  db: Db,
  purpose: LinkPurpose | readonly LinkPurpose[],
  proof: LinkProof,
  now: number,
): Promise<{ account: Account; email: string }> {
  const link = await findLink(db, { purpose, hash: hashToken(proof.token), now });
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
  const found = await findLink(tx, { purpose, hash: hashToken(proof.token), now });
  const account = found && (await lockAccount(tx, found.userId));
  const link = account && (await deleteLink(tx, hashToken(proof.token)));
  return proven(account, link, proof);
}

function proven(account: Account | undefined, link: Link | undefined, { email }: LinkProof) {
  if (!account || !link) throw new AppError('LINK_INVALID');
  const named = emailKey(Buffer.from(email, 'base64').toString());
  if (named !== emailKey(link.email)) throw new AppError('LINK_INVALID');
  if (!timingSafeEqual(stampOf(account), link.stamp)) throw new AppError('LINK_INVALID');
  return { account, email: link.email, newEmail: link.newEmail };
}
