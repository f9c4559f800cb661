import type { LanguageCode } from '@halyard/sdk/operations';
import type { MailKind, MailState } from '@halyard/sdk/rules';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { contains, type ListWindow, readPage } from '../../platform/list.ts';
import type {
  MailAttemptsTable,
  MailPausesTable,
  MailsTable,
} from '../../platform/schema-mails.ts';

const COLUMNS = [
  'mails.id',
  'mails.kind',
  'mails.state',
  'mails.user_id as userId',
  'users.user_name as userName',
  'mails.recipient as to',
  'mails.language',
  'mails.fields',
  'mails.token',
  'mails.link_expires_at as linkExpiresAt',
  'mails.attempts',
  'mails.last_error as lastError',
  'mails.created_at as createdAt',
  'mails.next_attempt_at as nextAttemptAt',
  'mails.sent_at as sentAt',
] as const;

export interface MailRow {
  id: number;
  kind: MailKind;
  state: MailState;
  userId: string;
  userName: string;
  to: string;
  language: LanguageCode;
  fields: { newEmail?: string };
  token: string | null;
  linkExpiresAt: Date | null;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  nextAttemptAt: Date | null;
  sentAt: Date | null;
}

function select(db: Db) {
  return db
    .selectFrom('mails')
    .innerJoin('users', 'users.id', 'mails.user_id')
    .select(COLUMNS)
    .$castTo<MailRow>();
}

export async function findMail(db: Db, id: number): Promise<MailRow | undefined> {
  return select(db).where('mails.id', '=', id).executeTakeFirst();
}

/** Locks the mail until the end of the transaction and returns it. */
export async function lockMail(tx: Tx, id: number): Promise<MailRow | undefined> {
  return select(tx).where('mails.id', '=', id).forUpdate('mails').executeTakeFirst();
}

export interface MailQuery extends ListWindow {
  text?: string | undefined;
  state?: MailState | undefined;
  kind?: MailKind | undefined;
}

export async function findMails(db: Db, query: MailQuery) {
  const { text, state, kind } = query;
  let mails = select(db);
  if (state !== undefined) mails = mails.where('mails.state', '=', state);
  if (kind !== undefined) mails = mails.where('mails.kind', '=', kind);
  if (text !== undefined) {
    mails = mails.where((eb) => contains(eb, ['mails.recipient', 'users.user_name'], text));
  }
  return readPage(mails, query, [[sql.ref('mails.id'), 'desc']]);
}

export async function countMails(db: Db) {
  const rows = await db
    .selectFrom('mails')
    .select(['state', sql<number>`count(*)`.as('count')])
    .groupBy('state')
    .execute();
  const of = (state: MailState) => rows.find((row) => row.state === state)?.count ?? 0;
  const counts = {
    waiting: of('Waiting'),
    sent: of('Sent'),
    failed: of('Failed'),
    held: of('Held'),
  };
  return { all: rows.reduce((sum, { count }) => sum + count, 0), ...counts };
}

export async function findAttempts(db: Db, mailId: number) {
  return db
    .selectFrom('mail_attempts')
    .select(['made_at as time', 'delivered', 'response'])
    .where('mail_id', '=', mailId)
    .orderBy('id')
    .execute();
}

/** The latest attempt of all mails. */
export async function findLastAttempt(db: Db) {
  return db
    .selectFrom('mail_attempts')
    .select(['delivered', 'response'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findLastSentAt(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.max('sent_at').as('sentAt'))
    .executeTakeFirst();
  return row?.sentAt ?? null;
}

export async function insertMail(tx: Tx, mail: Insertable<MailsTable>): Promise<number> {
  const { id } = await tx
    .insertInto('mails')
    .values(mail)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateMail(
  tx: Tx,
  id: number,
  fields: Updateable<MailsTable>,
): Promise<void> {
  await tx.updateTable('mails').set(fields).where('id', '=', id).execute();
}

export async function insertAttempt(tx: Tx, attempt: Insertable<MailAttemptsTable>): Promise<void> {
  await tx.insertInto('mail_attempts').values(attempt).execute();
}

/** Mails that wait for a mail server and whose link, if any, is still valid. */
export async function lockHeldMails(tx: Tx, now: Date): Promise<number[]> {
  const rows = await tx
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'Held')
    .where((eb) => eb.or([eb('link_expires_at', 'is', null), eb('link_expires_at', '>', now)]))
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets the tokens of links that have ended. */
export async function forgetEndedTokens(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ token: null })
    .where('token', 'is not', null)
    .where('link_expires_at', '<=', now)
    .execute();
}

/** What is stored about the mails of a kind to an address, with a lock until the end of the transaction. */
export async function lockPause(tx: Tx, recipient: Buffer, kind: MailKind, now: Date) {
  return tx
    .insertInto('mail_pauses')
    .values({ recipient, kind, last_at: now, count: 0, mail_id: null })
    .onConflict((conflict) =>
      conflict.columns(['recipient', 'kind']).doUpdateSet((eb) => ({
        count: eb.ref('mail_pauses.count'),
      })),
    )
    .returning(['last_at as lastAt', 'count', 'mail_id as mailId'])
    .executeTakeFirstOrThrow();
}

export async function updatePause(
  tx: Tx,
  recipient: Buffer,
  kind: MailKind,
  fields: Updateable<MailPausesTable>,
): Promise<void> {
  await tx
    .updateTable('mail_pauses')
    .set(fields)
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .execute();
}

export async function deletePausesBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('mail_pauses').where('last_at', '<', before).execute();
}

/** Deletes a mail that nobody has tried to send yet. */
export async function deleteUnsentMail(tx: Tx, id: number): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where('state', 'in', ['Waiting', 'Held'])
    .execute();
}

export async function deleteMailsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('mails').where('created_at', '<', before).execute();
}

export async function findEmail(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.email;
}
