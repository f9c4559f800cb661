import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../platform/database.ts';
import { named, namedWrite } from '../../platform/database.ts';

/** What a session row says about who asks. */
export interface SessionRow {
  userId: string;
  userName: string;
  role: string;
  seenAt: Date;
}

interface Visit {
  /** When, in milliseconds since 1970. */
  at: number;
  /** When the session ends unless it is used again. */
  until: number;
  address: string;
}

/**
 * Only the hash is stored, so that read access to the table is not enough to take over a session.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const find = named<SessionRow>(
  'session.find',
  `select s.user_id as "userId", u.user_name as "userName", u.role, s.seen_at as "seenAt"
   from sessions s join users u on u.id = s.user_id
   where s.token_hash = $1 and s.expires_at > $2`,
);

const insert = namedWrite(
  'session.insert',
  `with gone as (delete from sessions where user_id = $2 and expires_at <= $3),
     session as (
       insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, address, agent)
       values ($1, $2, $3, $3, $4, $5, $6)
     )
   update users set last_visited_at = $3, last_address = $5 where id = $2`,
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
  `delete from sessions where token_hash = $1 returning user_id as "userId"`,
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

/** Stores a session and the visit, and drops the user's expired sessions. */
export async function insertSession(
  tx: Tx,
  session: Visit & { hash: Buffer; userId: string; agent: string },
): Promise<void> {
  const { hash, userId, at, until, address, agent } = session;
  await insert(tx, [hash, userId, new Date(at), new Date(until), address, agent]);
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

/** Drops every session that has expired at `now`. */
export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
