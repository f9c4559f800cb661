import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Site } from '../../load/site.ts';
import type { World } from './world.ts';

const FILE_NAME = '3f6f1c2a8d57-0a1b2c3d4e5f6071.pcap.gz';
const CONTENT = 'what a team sent';

/** Stores a file of captured traffic of the team in a world; returns the world with its name. */
export async function storeCapture({ client, cluster }: Site, world: World): Promise<World> {
  const { challengeId, participationId } = world.ids;
  const folder = join(dirname(cluster), 'capture', String(challengeId), String(participationId));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, FILE_NAME), CONTENT);
  await client.query(
    `insert into captures
       (challenge_id, participation_id, file_name, size, started_at, finished_at, claimed_until)
     values ($1, $2, $3, $4, now(), now(), now())`,
    [challengeId, participationId, FILE_NAME, CONTENT.length],
  );
  return { ...world, ids: { ...world.ids, fileName: FILE_NAME } };
}
