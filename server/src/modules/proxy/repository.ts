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
  /** Whether the caller plays in the team whose container it is. */
  isOwn: boolean;
  /** Whether the challenge asks that traffic is recorded. */
  isRecorded: boolean;
}

/** How a container is found: by what its players are given, or by its id. */
export type TargetKey = { entry: string } | { id: string };

/** A running container that was started for the proxy; undefined for any other. */
export async function findTarget(
  db: Db,
  { by, now, userId }: { by: TargetKey; now: Date; userId: string | null },
): Promise<Target | undefined> {
  return db
    .selectFrom('containers')
    .innerJoin('challenges', 'challenges.id', 'containers.challenge_id')
    .select((eb) => [
      'containers.id',
      'containers.entry',
      'containers.is_test as isTest',
      'containers.host',
      'containers.port',
      'challenges.id as challengeId',
      'containers.participation_id as participationId',
      'challenges.enable_traffic_capture as isRecorded',
      eb
        .exists(
          eb
            .selectFrom('registrations')
            .select('registrations.user_id')
            .whereRef('registrations.participation_id', '=', 'containers.participation_id')
            .where('registrations.user_id', '=', userId),
        )
        .$castTo<boolean>()
        .as('isOwn'),
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

/** The key that signs tickets. */
export async function findTicketKey(db: Db): Promise<string> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'proxyKey')
    .executeTakeFirstOrThrow();
  return String(row.value);
}
