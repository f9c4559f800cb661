import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { seedGame } from './seed.ts';

/** Inserts a running container for each port, as if an engine had started it; returns their entries. */
export async function seedContainers(
  client: pg.Client,
  ports: readonly number[],
  isCaptured: boolean,
): Promise<string[]> {
  const { challengeIds, teams } = await seedGame(client, {
    teams: ports.length,
    challenges: 1,
    solves: 0,
  });
  const [challengeId] = challengeIds;
  await client.query('update challenges set enable_traffic_capture = $2 where id = $1', [
    challengeId,
    isCaptured,
  ]);
  const entries: string[] = [];
  for (const [index, port] of ports.entries()) {
    const [id, entry] = [randomUUID(), randomUUID()];
    entries.push(entry);
    await client.query(
      `insert into containers (id, engine_name, is_test, participation_id, challenge_id, status, image, host,
         port, entry, is_proxied, started_at, stop_at, claimed_until)
       values ($1::uuid, $1::text, false, $2, $3, 'Running', 'bench', '127.0.0.1', $4, $5, true, now(),
         now() + interval '1 day', now())`,
      [id, teams[index]?.participationId, challengeId, port, entry],
    );
  }
  return entries;
}
