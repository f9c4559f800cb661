import type { Db, Tx } from '../../platform/database.ts';
import { type IsolationRecord, NOT_CHECKED } from './rules-isolation.ts';

const KEY = 'containerIsolation';

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
