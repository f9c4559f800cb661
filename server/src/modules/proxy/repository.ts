import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** A container that the proxy connects to. */
export interface Target {
  id: string;
  /** The secret that opens it. */
  entry: string;
  isTest: boolean;
  host: string;
  port: number;
  challengeId: number;
  participationId: number | null;
  /** Whether the caller plays in the team whose container it is, or is staff, and the session goes on. */
  isAllowed: boolean;
  /** Whether the challenge asks that traffic is recorded. */
  isRecorded: boolean;
}

/** Who wants to connect, or is connected. */
export interface Caller {
  userId: string;
  /** Null where sessions are not known. */
  sessionId: string | null;
}

/** How a container is found: by what its players are given, or by its id. */
export type TargetKey = { entry: string } | { id: string };

/** A running container that was started for the proxy; undefined for any other. */
export async function findTarget(
  db: Db,
  { by, now, caller }: { by: TargetKey; now: Date; caller: Caller | null },
): Promise<Target | undefined> {
  return db
    .selectFrom('containers')
    .innerJoin('challenges', 'challenges.id', 'containers.challenge_id')
    .select([
      'containers.id',
      'containers.entry',
      'containers.is_test as isTest',
      'containers.host',
      'containers.port',
      'challenges.id as challengeId',
      'containers.participation_id as participationId',
      'challenges.enable_traffic_capture as isRecorded',
      isAllowed(caller, now).as('isAllowed'),
    ])
    .where((eb) =>
      'id' in by ? eb('containers.id', '=', by.id) : eb('containers.entry', '=', by.entry),
    )
    .where('containers.is_proxied', '=', true)
    .where('containers.status', '=', 'Running')
    .where('containers.closed_at', 'is', null)
    .where('containers.stop_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('containers.is_test', '=', true),
        eb('containers.participation_id', 'is not', null),
      ]),
    )
    .executeTakeFirst();
}

/** Read from the tables, not from what a process remembers of a session. */
function isAllowed(caller: Caller | null, now: Date) {
  return sql<boolean>`exists (
    select from users
    where users.id = ${caller?.userId ?? null}::uuid
      and users.role <> 'Banned' and not users.must_change_password
      and (${caller?.sessionId ?? null}::uuid is null or exists (
        select from sessions
        where sessions.id = ${caller?.sessionId ?? null}::uuid and sessions.user_id = users.id
          and sessions.expires_at > ${now}))
      and (users.role in ('Monitor', 'Admin') or exists (
        select from registrations
        where registrations.participation_id = containers.participation_id
          and registrations.user_id = users.id)))`;
}

/** The key that signs tickets. */
export async function findTicketKey(db: Db): Promise<string> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'proxyKey')
    .executeTakeFirstOrThrow();
  return String(row.value);
}
