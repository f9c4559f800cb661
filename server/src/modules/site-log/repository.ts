import { sql } from 'kysely';
import type { LogLevel, LogStatus } from '../../domain/log-lines.ts';
import { namedWrite, type Tx } from '../../platform/database.ts';

export interface NewLine {
  time: Date;
  level: LogLevel;
  status: LogStatus;
  userName: string;
  /** Null where there is no account. */
  userId: string | null;
  address: string | null;
  requestId: string | null;
  message: string;
}

const insert = namedWrite(
  'log.insert',
  `insert into log_lines (time, level, status, user_name, user_id, address, request_id, message)
   select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::uuid[], $6::text[], $7::text[], $8::text[])`,
);

/** Stores lines in their order. */
export async function insertLines(tx: Tx, lines: readonly NewLine[]): Promise<void> {
  await insert(tx, [
    lines.map(({ time }) => time),
    lines.map(({ level }) => level),
    lines.map(({ status }) => status),
    lines.map(({ userName }) => userName),
    lines.map(({ userId }) => userId),
    lines.map(({ address }) => address),
    lines.map(({ requestId }) => requestId),
    lines.map(({ message }) => message),
  ]);
}

/** What the log keeps. */
export interface Retention {
  /** Lines older than this are deleted. */
  before: Date;
  /** At most about this many of the newest lines are kept. */
  lines: number;
  /** Addresses in lines older than this are removed. */
  addressesBefore: Date;
}

/** Rows of one statement, so that none holds its locks for long. */
const CHUNK = 20_000;

/** Deletes a part of what is too old or too much; returns whether there may be more. */
export async function pruneLines(tx: Tx, { before, lines }: Retention): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from log_lines where id in (
      select id from log_lines
      where time < ${before}
        or id <= (select id from log_lines order by id desc offset ${lines} limit 1)
      order by id limit ${CHUNK})`.execute(tx);
  return numAffectedRows === BigInt(CHUNK);
}

/** Removes a part of the old addresses; returns whether there may be more. */
export async function pruneAddresses(tx: Tx, { addressesBefore }: Retention): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update log_lines set address = null where id in (
      select id from log_lines where time < ${addressesBefore} and address is not null
      order by id limit ${CHUNK})`.execute(tx);
  return numAffectedRows === BigInt(CHUNK);
}
