import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../../config.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createDockerEngine } from './part-engine.ts';
import { containerName } from './part-options.ts';
import { specOf } from '../testing/engine-suite.ts';
import { talk } from '../testing/tcp.ts';
import {
  DOCKER_ADDRESS,
  dockerSettings,
  makeTestImages,
  SHELL_IMAGE,
  SHELL_PORT,
  testDocker,
} from '../testing/test-images.ts';
import { containerPath, createContainerSite } from '../testing/test-site.ts';

const MEGABYTE = 2 ** 20;
const LIMIT = 8;
const VOLUME_IMAGE = 'halyard-test/volume:1';

const settings = dockerSettings();
const engine = createDockerEngine(settings);
const { containers: config } = loadConfig({
  CONTAINER_ENGINE: 'Docker',
  CONTAINER_ALLOW_UNISOLATED: 'on',
});

describe.skipIf(DOCKER_ADDRESS === undefined)('Docker (needs TEST_CONTAINER_ADDRESS)', () => {
  beforeAll(async () => {
    await makeTestImages();
    await addVolume();
  });

  afterAll(async () => {
    for (const { name } of await engine.list()) await engine.remove(name);
    await testDocker()
      .getNetwork(`${settings.networkPrefix}-open`)
      .remove()
      .catch(() => undefined);
  });

  /** Makes an image that keeps a folder in a volume. */
  async function addVolume(): Promise<void> {
    const container = await testDocker().createContainer({ Image: SHELL_IMAGE });
    const [repo, tag] = VOLUME_IMAGE.split(':');
    await container.commit({ repo, tag, changes: 'VOLUME /data' });
    await container.remove();
  }

  /** Repeated until it is done: a container that has started may not listen yet. */
  async function write(port: number, file: string, megabytes: number): Promise<void> {
    const line = `dd if=/dev/zero of=${file} bs=1048576 count=${megabytes}; echo written; exit\n`;
    await expect.poll(() => talk({ host: '127.0.0.1', port }, line, 30_000)).toContain('written');
  }

  test('ends a container that writes past its limit, and leaves the others', async () => {
    const database = await createTestDatabase();
    const site = await createContainerSite(database, engine, { config: { containers: config } });
    const gameId = await site.game();
    const challengeId = await site.challenge(gameId, {
      container_image: SHELL_IMAGE,
      expose_port: SHELL_PORT,
      storage_limit: LIMIT,
    });
    const ports: number[] = [];
    for (const name of ['one', 'other']) {
      const [player = site.admin] = (await site.team(gameId)).users;
      const answer = await site.request(player, 'POST', containerPath(gameId, challengeId));
      expect(answer.json(), name).toMatchObject({ status: 'Running' });
      ports.push(Number(answer.json().entry.split(':')[1]));
    }
    const [over = 0, within = 0] = ports;
    await write(within, '/file', LIMIT - 1);
    await write(over, '/file', LIMIT + 1);
    const [one, other] = await site.rows();
    await site.containers.checkStorage();
    expect((await site.rows()).map(({ status, failure }) => [status, failure])).toEqual([
      ['Failed', 'StorageExceeded'],
      ['Running', null],
    ]);
    expect((await engine.list()).map(({ name }) => name)).toEqual([other?.engine_name]);
    expect(await engine.isRunning(one?.engine_name ?? '')).toBe(false);
  }, 60_000);

  test('measures the volumes of an image', async () => {
    const spec = { ...specOf({ servingImage: VOLUME_IMAGE, port: SHELL_PORT }) };
    const started = await engine.start(spec);
    await write(started.published.port, '/data/file', 4);
    const bytes = await engine.readStorage(spec.name);
    expect(bytes).toBeGreaterThanOrEqual(4 * MEGABYTE);
    expect(bytes).toBeLessThan(5 * MEGABYTE);
    await engine.remove(spec.name);
    expect(await engine.readStorage(spec.name)).toBeNull();
  });

  test('says who limits what containers write', async () => {
    const fresh = createDockerEngine(settings);
    const spec = {
      ...specOf({ servingImage: SHELL_IMAGE, port: SHELL_PORT }),
      storageMegabytes: 16,
    };
    await fresh.start(spec);
    const { HostConfig } = await testDocker().getContainer(containerName(spec.name)).inspect();
    const isLimited = HostConfig.StorageOpt?.['size'] !== undefined;
    expect(await fresh.findStorageLimit()).toBe(isLimited ? 'Refused' : 'Measured');
    expect((await fresh.readStorage(spec.name)) === null).toBe(isLimited);
    await fresh.remove(spec.name);
  });
});
