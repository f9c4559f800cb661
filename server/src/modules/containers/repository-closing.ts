import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { Address } from './part-engine.ts';

/** From now on nobody is connected to a container. Undefined when its row is gone. */
export async function close(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ name: string; wasClosed: boolean } | undefined> {
  const row = await tx
    .selectFrom('containers')
    .select(['engine_name as name', 'closed_at as closedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const wasClosed = row.closedAt !== null;
  if (!wasClosed)
    await tx.updateTable('containers').set({ closed_at: now }).where('id', '=', id).execute();
  return { name: row.name, wasClosed };
}

export async function reopen(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('containers').set({ closed_at: null }).where('id', '=', id).execute();
}

interface Closed {
  id: string;
  participationId: number | null;
  challengeId: number;
  gameId: number;
}

/** Closes the containers that had one of these addresses before this one: they are gone. */
export async function closeFormer(
  tx: Tx,
  id: string,
  { addresses, now }: { addresses: readonly Address[]; now: Date },
): Promise<Closed[]> {
  const hosts = addresses.map(({ host }) => host);
  const ports = addresses.map(({ port }) => port);
  const { rows } = await sql<Closed>`
    update containers c set closed_at = ${now}
    from challenges h
    where h.id = c.challenge_id and c.id <> ${id} and c.status = 'Running' and c.closed_at is null
      and (c.host, c.port) in (select * from unnest(${hosts}::text[], ${ports}::integer[]))
    returning c.id, c.participation_id as "participationId", c.challenge_id as "challengeId",
      h.game_id as "gameId"`.execute(tx);
  return rows;
}
