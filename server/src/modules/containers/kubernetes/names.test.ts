import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../../config.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { ContainerEngine } from '../part-engine.ts';
import { createKubernetesEngine, type KubernetesOptions } from './part-engine.ts';
import { podName } from './part-objects.ts';
import { NAMESPACE, prepareSite } from '../testing/cluster-engine.ts';
import { CLUSTER, kubectl } from '../testing/test-cluster.ts';
import { SHELL_IMAGE, SHELL_PORT } from '../testing/test-images.ts';
import { containerPath, createContainerSite } from '../testing/test-site.ts';

describe.skipIf(CLUSTER === undefined)('Kubernetes (needs TEST_CLUSTER)', () => {
  let folder = '';
  let options: KubernetesOptions;
  let engine: ContainerEngine;
  // A second one would be a copy, which starts nothing.
  let site: Awaited<ReturnType<typeof createContainerSite>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halyard-names-'));
    options = { ...(await prepareSite(folder)), isProxied: true };
    engine = await createKubernetesEngine(options);
    site = await createContainerSite(await createTestDatabase(), engine, {
      config: { proxy: { ...loadConfig({}).proxy, portMapping: 'PlatformProxy' } },
    });
  }, 60_000);

  afterAll(async () => {
    const left = await engine.list();
    await Promise.all(left.map(({ name }) => engine.remove(name)));
    await rm(folder, { recursive: true });
  }, 60_000);

  test.each(['Open', 'Isolated'] as const)(
    'tells nothing of an instance of the mode %s that opens it',
    async (networkMode) => {
      const gameId = await site.game();
      const challengeId = await site.challenge(gameId, {
        container_image: SHELL_IMAGE,
        expose_port: SHELL_PORT,
        network_mode: networkMode,
      });
      const [player = site.admin] = (await site.team(gameId)).users;
      const answer = await site.request(player, 'POST', containerPath(gameId, challengeId));
      const { id } = answer.json<{ id: string }>();
      await site.containers.settled(id, 60_000);
      const row = (await site.rows()).find((each) => each.id === id);
      if (!row) throw new Error('The instance has no row.');
      expect((await site.app.inject(`/api/proxy/${row.entry}`)).statusCode).toBe(200);

      const label = `halyard.container=${row.engine_name}`;
      const found = await kubectl(
        '-n',
        NAMESPACE,
        'get',
        'pods,services',
        '-l',
        label,
        '-o',
        'json',
      );
      const { items } = JSON.parse(found) as { items: { metadata: { name: string } }[] };
      // The names of both are what a DNS tells.
      const name = podName(row.engine_name);
      expect(items.map(({ metadata }) => metadata.name)).toEqual([name, name]);
      for (const secret of [row.id, row.entry])
        expect(found.replaceAll('-', '')).not.toContain(secret.slice(-12));
    },
    120_000,
  );
});
