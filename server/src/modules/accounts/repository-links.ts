import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import type { AccountLinksTable } from '../../platform/schema-accounts.ts';

export type LinkPurpose = AccountLinksTable['purpose'];

type Owner = Pick<Insertable<AccountLinksTable>, 'user_id' | 'purpose'>;

/** Stores a link of an account, in the place of an earlier one of the same purpose. */
export async function storeLink(
  tx: Tx,
  owner: Owner,
  link: Omit<Insertable<AccountLinksTable>, keyof Owner>,
): Promise<void> {
  await tx
    .insertInto('account_links')
    .values({ ...link, ...owner })
    .onConflict((conflict) =>
      conflict.constraint('account_links_user_purpose_key').doUpdateSet(link),
    )
    .execute();
}

/** A mailed link as it is stored. */
export interface Link {
  userId: string;
  email: string;
  newEmail: string | null;
  stamp: Buffer;
}

const LINK = ['user_id as userId', 'email', 'new_email as newEmail', 'stamp'] as const;

interface SoughtLink {
  purpose: LinkPurpose | readonly LinkPurpose[];
  hash: Buffer;
  /** The link is valid at this time. */
  now: number;
}

/** The link with a hash, if it has one of the purposes. */
export async function findLink(
  db: Db,
  { purpose, hash, now }: SoughtLink,
): Promise<Link | undefined> {
  return db
    .selectFrom('account_links')
    .select(LINK)
    .where('token_hash', '=', hash)
    .where('purpose', 'in', [purpose].flat())
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
}

/** Deletes the link with this hash, and returns it. */
export async function deleteLink(tx: Tx, hash: Buffer): Promise<Link | undefined> {
  return tx
    .deleteFrom('account_links')
    .where('token_hash', '=', hash)
    .returning(LINK)
    .executeTakeFirst();
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
