import { type Db, type Tx, namedWrite } from '../../platform/database.ts';

const KEY = 'setup';

interface StoredToken {
  tokenHash: string;
}

/** Hash of the one-time token; null when no link was made or it is used up. */
export async function findSetupToken(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row ? (row.value as StoredToken).tokenHash : null;
}

const lock = namedWrite<{ locked: string }>(
  'setup.lock',
  `select pg_advisory_xact_lock(hashtext('halyard setup'))::text as locked`,
);

/** Lets one transaction at a time decide about the first administrator. */
export async function lockSetup(tx: Tx): Promise<void> {
  await lock(tx, []);
}

/** Replaces the token: an older link is worthless from then on. */
export async function storeSetupToken(tx: Tx, tokenHash: string): Promise<void> {
  const value = JSON.stringify({ tokenHash } satisfies StoredToken);
  await tx
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function deleteSetupToken(tx: Tx): Promise<void> {
  await tx.deleteFrom('settings').where('key', '=', KEY).execute();
}
