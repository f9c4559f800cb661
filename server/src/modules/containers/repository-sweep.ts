import { sql } from 'kysely';
import type { ContainerState } from '../../domain/container.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { phaseInSql } from '../../platform/phase-sql.ts';
import type { Emit } from '../../platform/write.ts';
import type { Work } from './repository.ts';

/** What is left to be said about a container that was removed. */
export interface EndedContainer {
  /** It was running, so its start was an event. */
  hasRun: boolean;
  participationId: number | null;
  challengeId: number | null;
  challenge: string | null;
  gameId: number | null;
}

/** Deletes the row of a container that was removed; undefined when another process has done so. */
export async function deleteContainer(tx: Tx, id: string): Promise<EndedContainer | undefined> {
  const { rows } = await sql<EndedContainer>`
    delete from containers c using containers same
      left join challenges h on h.id = same.challenge_id
    where c.id = ${id} and same.id = c.id
    returning c.entry <> '' as "hasRun", c.participation_id as "participationId",
      c.challenge_id as "challengeId", h.title as challenge, h.game_id as "gameId"`.execute(tx);
  return rows[0];
}

/** After so long whoever removes a container has ended, or failed to say that it is still there. */
const CLOSED_MILLISECONDS = 60_000;

/** Containers that must not be there any more. Whatever ends them is decided here and only here. */
export async function findDoomed(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('containers')
    .leftJoin('participations', 'participations.id', 'containers.participation_id')
    .leftJoin('teams', 'teams.id', 'participations.team_id')
    .leftJoin('challenges', 'challenges.id', 'containers.challenge_id')
    .leftJoin('games', 'games.id', 'challenges.game_id')
    .select('containers.id')
    .where((eb) =>
      eb.or([
        eb('containers.status', '=', 'Ending'),
        eb('containers.closed_at', '<=', new Date(now.getTime() - CLOSED_MILLISECONDS)),
        eb.and([
          eb('containers.status', 'in', ['Running', 'Failed']),
          eb('containers.stop_at', '<=', now),
        ]),
        eb('challenges.id', 'is', null),
        eb.and([
          eb('containers.is_test', '=', false),
          eb.or([
            eb('participations.id', 'is', null),
            eb('participations.status', '<>', 'Accepted'),
            eb('teams.closed_at', 'is not', null),
            eb('challenges.enabled', '=', false),
            eb(phaseInSql(now), '=', 'ended'),
          ]),
        ]),
      ]),
    )
    .orderBy('containers.stop_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** The state of every row. */
export async function findStates(
  db: Db,
): Promise<{ id: string; name: string; status: ContainerState }[]> {
  return db.selectFrom('containers').select(['id', 'engine_name as name', 'status']).execute();
}

/** Tells monitors that a team's container was started or destroyed. */
export async function storeEvent(
  tx: Tx,
  emit: Emit,
  type: 'ContainerStart' | 'ContainerDestroy',
  event: Work & { gameId: number; userId: string | null },
): Promise<void> {
  const { id } = await tx
    .insertInto('game_events')
    .values({
      type,
      game_id: event.gameId,
      participation_id: event.participationId,
      challenge_id: event.challengeId,
      user_id: event.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  emit({ topic: 'event', gameId: event.gameId, body: { eventId: id } });
}

/** The id that tells the containers of this site from those of others at the same engine. */
export async function findInstallation(db: Db): Promise<string> {
  return findSetting(db, 'installation');
}

/** The key from which the names of containers at the engine are made. */
export async function findNameKey(db: Db): Promise<string> {
  return findSetting(db, 'engineNameKey');
}

async function findSetting(db: Db, key: 'installation' | 'engineNameKey'): Promise<string> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return String(row.value);
}
