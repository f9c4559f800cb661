import type { LanguageCode } from '@halyard/sdk/operations';
import type { Db, Tx } from '../../platform/database.ts';
import { named, namedWrite } from '../../platform/database.ts';

/** What a session row says about who asks. */
export interface SessionRow {
  sessionId: string;
  userId: string;
  userName: string;
  role: string;
  mustChangePassword: boolean;
  seenAt: Date;
}

interface Visit {
  /** When, in milliseconds since 1970. */
  at: number;
  /** When the session ends unless it is used again. */
  until: number;
  address: string;
}

const COLUMNS = `s.id as "sessionId", s.user_id as "userId", u.user_name as "userName", u.role,
  u.must_change_password as "mustChangePassword", s.seen_at as "seenAt"`;

const find = named<SessionRow>(
  'session.find',
  `select ${COLUMNS} from sessions s join users u on u.id = s.user_id
   where s.token_hash = $1 and s.expires_at > $2`,
);

const findEnded = named<{ userId: string; userName: string }>(
  'session.find-ended',
  `select u.id as "userId", u.user_name as "userName"
   from ended_sessions e join users u on u.id = e.user_id
   where e.token_hash = $1 and e.expires_at > $2 and u.role = 'Banned'`,
);

const findRecent = named<SessionRow & { hash: Buffer }>(
  'session.find-recent',
  `select ${COLUMNS}, s.token_hash as hash from sessions s join users u on u.id = s.user_id
   where s.seen_at >= $1 and s.expires_at > $2 order by s.seen_at desc limit $3`,
);

// The update waits for a transaction that changes the password, and then compares with the new hash.
const insert = namedWrite<{ id: string }>(
  'session.insert',
  `with account as (
       update users set last_visited_at = $3, last_address = $5, language = coalesce($7, language)
       where id = $2 and password_hash = coalesce($8, password_hash) returning id
     )
   insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, address, agent)
   select $1, $2, $3, $3, $4, $5, $6 where $8::text is null or exists (select from account)
   returning id`,
);

const touch = namedWrite(
  'session.touch',
  `with session as (
     update sessions
     set seen_at = $2, expires_at = least($3, created_at + make_interval(secs => $5)), address = $4
     where token_hash = $1 returning user_id
   )
   update users set last_visited_at = $2, last_address = $4
   from session where users.id = session.user_id`,
);

const remove = namedWrite<{ userId: string }>(
  'session.delete',
  `with ended as (delete from ended_sessions where token_hash = $1)
   delete from sessions where token_hash = $1 returning user_id as "userId"`,
);

/** The session with this hash that has not expired at `now`. */
export async function findSession(
  db: Db,
  hash: Buffer,
  now: number,
): Promise<SessionRow | undefined> {
  const [row] = await find(db, [hash, new Date(now)]);
  return row;
}

/** Whose session it was that a ban has ended, if it would go on at `now` and the ban still stands. */
export async function findEndedByBan(db: Db, hash: Buffer, now: number) {
  const [row] = await findEnded(db, [hash, new Date(now)]);
  return row;
}

/** The sessions that were used since a time, the latest first; times in milliseconds since 1970. */
export async function findRecentSessions(
  db: Db,
  { since, now, most }: { since: number; now: number; most: number },
) {
  return findRecent(db, [new Date(since), new Date(now), most]);
}

/**
 * Stores a session and the visit. With a `passwordHash`, only while it is that of the account. Returns whether the session was stored.
 */
export async function insertSession(
  tx: Tx,
  session: Visit & {
    hash: Buffer;
    userId: string;
    agent: string;
    language: LanguageCode | null;
    passwordHash: string | null;
  },
): Promise<boolean> {
  const { hash, userId, at, until, address, agent, language, passwordHash } = session;
  const times = [new Date(at), new Date(until)];
  const rows = await insert(tx, [hash, userId, ...times, address, agent, language, passwordHash]);
  return rows.length > 0;
}

/**
 * Extends a session and stores the visit.
 * @param maxSeconds the session ends this long after it began, however much it is used
 */
export async function touchSession(
  tx: Tx,
  hash: Buffer,
  visit: Visit,
  maxSeconds: number,
): Promise<void> {
  const { at, until, address } = visit;
  await touch(tx, [hash, new Date(at), new Date(until), address, maxSeconds]);
}

/** Returns whose session it was, undefined when there was none. */
export async function deleteSession(tx: Tx, hash: Buffer): Promise<string | undefined> {
  const [row] = await remove(tx, [hash]);
  return row?.userId;
}

/** Remembers the sessions of a user as ended by a ban. They still have to be dropped. */
export async function keepEnded(tx: Tx, userId: string): Promise<void> {
  await tx
    .insertInto('ended_sessions')
    .columns(['token_hash', 'user_id', 'expires_at'])
    .expression(
      tx
        .selectFrom('sessions')
        .select(['token_hash', 'user_id', 'expires_at'])
        .where('user_id', '=', userId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Drops sessions of a user; returns how many. */
export async function deleteSessions(
  tx: Tx,
  userId: string,
  which: { except?: string | undefined; only?: string },
): Promise<number> {
  let sessions = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (which.except !== undefined) sessions = sessions.where('id', '!=', which.except);
  if (which.only !== undefined) sessions = sessions.where('id', '=', which.only);
  const { numDeletedRows } = await sessions.executeTakeFirst();
  return Number(numDeletedRows);
}

/** The sessions of a user that have not expired at `now`, the one that was used last first. */
export async function listSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'agent',
      'address',
      'created_at as createdAt',
      'seen_at as lastUsedAt',
      'expires_at as expiresAt',
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Drops every session that has expired at `now`; returns whose they were. */
export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<string[]> {
  await tx.deleteFrom('ended_sessions').where('expires_at', '<=', now).execute();
  const rows = await tx
    .deleteFrom('sessions')
    .where('expires_at', '<=', now)
    .returning('user_id as userId')
    .execute();
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** Removes the addresses of sessions and accounts that were last used before a time. */
export async function forgetAddresses(tx: Tx, before: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ address: null })
    .where('address', 'is not', null)
    .where('seen_at', '<', before)
    .execute();
  await tx
    .updateTable('users')
    .set({ last_address: null })
    .where('last_address', 'is not', null)
    .where((eb) => eb(eb.fn.coalesce('last_visited_at', 'registered_at'), '<', before))
    .execute();
}
