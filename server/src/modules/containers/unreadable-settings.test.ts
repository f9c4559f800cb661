import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { containerPath, createContainerSite, MINUTE } from './testing/test-site.ts';

const database = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'halyard-settings-'));
afterAll(() => rm(folder, { recursive: true }));

async function siteWith(kubeconfig: string) {
  const path = join(folder, 'kubeconfig');
  await rm(path, { force: true });
  if (kubeconfig !== '') await writeFile(path, kubeconfig);
  const { containers } = loadConfig({
    CONTAINER_ENGINE: 'Kubernetes',
    CONTAINER_KUBECONFIG: path,
    CONTAINER_PUBLIC_HOST: 'play.example',
  });
  return createContainerSite(database, undefined, { config: { containers } });
}

describe.each([
  ['is not there', ''],
  ['is no YAML', 'clusters: ['],
  ['names no cluster', 'apiVersion: v1\nkind: Config\n'],
])('a kubeconfig that %s', (_case, kubeconfig) => {
  test('is what the state of the site names', async () => {
    const site = await siteWith(kubeconfig);
    const answer = await site.request(site.admin, 'GET', '/api/ext/admin/state');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toContainEqual(
      expect.objectContaining({ part: 'Containers', reason: 'ContainersUnavailable' }),
    );
  });

  test('fails the calls that need the engine', async () => {
    const site = await siteWith(kubeconfig);
    const gameId = await site.game();
    const ids = [await site.challenge(gameId), await site.challenge(gameId)];
    const [running = 0, other = 0] = ids;
    const team = await site.team(gameId);
    const [player = site.admin] = team.users;
    const id = randomUUIDv7();
    // From when the settings could be read.
    const row = {
      id,
      engine_name: id,
      is_test: false,
      participation_id: team.participationId,
      challenge_id: running,
      status: 'Running' as const,
      image: 'harbour/echo',
      started_at: new Date(site.clock()),
      stop_at: new Date(site.clock() + 120 * MINUTE),
      claimed_until: new Date(site.clock()),
    };
    await database.db.insertInto('containers').values(row).execute();
    const instance = `/api/admin/instances/${id}`;
    const editor = `/api/edit/games/${gameId}/challenges/${other}/container`;
    for (const [actor, method, url] of [
      [player, 'POST', containerPath(gameId, other)],
      [player, 'DELETE', containerPath(gameId, running)],
      [site.admin, 'DELETE', instance],
      [site.admin, 'POST', editor],
      [site.admin, 'DELETE', editor],
    ] as const) {
      const answer = await site.request(actor, method, url);
      expect([method, url, answer.json().code]).toEqual([method, url, 'CONTAINER_FAILED']);
    }
    const rows = (await site.rows()).filter(({ challenge_id }) => ids.includes(challenge_id ?? 0));
    expect(rows.map(({ status }) => status)).toEqual(['Running']);
  });
});
