import type { Db, Tx } from '../../platform/database.ts';

/** What the checks of all processes have found about containers. */
export interface IsolationRecord {
  /** The last check that has found something out found nothing open, at the latest before `exposedAt`. */
  wasIsolated: boolean;
  /** The first check since then that found something open, as Unix milliseconds; null without one. */
  exposedAt: number | null;
  /** What containers reach and should not. */
  addresses: readonly string[];
  /** The last check has failed. */
  isUnknown: boolean;
}

const KEY = 'containerIsolation';

/** Before the first check, and on an engine that cannot be checked. */
export const NOT_CHECKED: IsolationRecord = {
  wasIsolated: false,
  exposedAt: null,
  addresses: [],
  isUnknown: true,
};

export async function findIsolation(db: Db): Promise<IsolationRecord> {
  const row = await select(db).executeTakeFirst();
  return toRecord(row);
}

/** The record, which others wait for until the transaction ends. */
export async function lockIsolation(tx: Tx): Promise<IsolationRecord> {
  await tx
    .insertInto('settings')
    .values({ key: KEY, value: JSON.stringify(NOT_CHECKED) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return toRecord(await select(tx).forUpdate().executeTakeFirst());
}

export async function storeIsolation(tx: Tx, record: IsolationRecord): Promise<void> {
  await tx
    .updateTable('settings')
    .set({ value: JSON.stringify(record) })
    .where('key', '=', KEY)
    .execute();
}

function select(db: Db) {
  return db.selectFrom('settings').select('value').where('key', '=', KEY);
}

function toRecord(row: { value: unknown } | undefined): IsolationRecord {
  return row ? (row.value as IsolationRecord) : NOT_CHECKED;
}
