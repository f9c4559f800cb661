import { execFile } from 'node:child_process';
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../../../scripts/lib/free-port.ts';
import { createDockerEngine } from './part-engine.ts';
import type { PullProgress } from '../part-engine.ts';
import {
  HAS_REGISTRY,
  portOf,
  REGISTRY_USER,
  slowDown,
  startRegistry,
} from '../testing/registry.ts';
import { DOCKER_ADDRESS, testDocker } from '../testing/test-images.ts';

const LAYER_BYTES = 3_000_000;
const SLOW_BYTES_PER_SECOND = 1_500_000;

describe.skipIf(DOCKER_ADDRESS === undefined || !HAS_REGISTRY)(
  'a registry (needs TEST_CONTAINER_ADDRESS and docker-registry)',
  () => {
    let stop: (() => Promise<void>) | undefined;
    let slow: Server | undefined;
    let port = 0;

    beforeAll(async () => {
      port = await freePort();
      stop = await startRegistry(port);
      slow = await slowDown(port, SLOW_BYTES_PER_SECOND);
      await push(`127.0.0.1:${port}/harbour/echo`);
    }, 60_000);

    afterAll(async () => {
      slow?.close();
      await stop?.();
    });

    const engineWith = (registries: Parameters<typeof createDockerEngine>[0]['registries']) =>
      createDockerEngine({
        site: randomUUIDv7(),
        address: DOCKER_ADDRESS ?? '',
        publicHost: '127.0.0.1',
        networkPrefix: 'halyard-registry',
        pidsLimit: 32,
        registries,
      });

    async function forget(image: string): Promise<void> {
      await testDocker()
        .getImage(image)
        .remove({ force: true })
        .catch(() => undefined);
    }

    test('gets an image with the password of its registry', async () => {
      const image = `127.0.0.1:${port}/harbour/echo:1`;
      await forget(image);
      await engineWith({ '127.0.0.1': REGISTRY_USER }).fetchImage(image);
      expect((await testDocker().getImage(image).inspect()).RepoTags).toContain(image);
    });

    test.each([
      ['without a password', {}],
      ['with a wrong one', { '127.0.0.1': { ...REGISTRY_USER, password: 'Neap-Tide-4' } }],
    ])('is refused %s, which no error tells', async (_, registries) => {
      const image = `127.0.0.1:${port}/harbour/echo:1`;
      await forget(image);
      const pull = engineWith(registries).fetchImage(image);
      const error: unknown = await pull.catch((reason: unknown) => reason);
      expect(error).toMatchObject({ failure: 'ImageUnavailable' });
      expect(inspect(error, { depth: 20 })).not.toMatch(/Neap-Tide|Sea-Shanty/);
    });

    test('says that it has no such image, or does not answer', async () => {
      const engine = engineWith({ '127.0.0.1': REGISTRY_USER });
      const unavailable = { failure: 'ImageUnavailable' };
      await expect(engine.fetchImage(`127.0.0.1:${port}/harbour/none:1`)).rejects.toMatchObject(
        unavailable,
      );
      const closed = await freePort();
      await expect(engine.fetchImage(`127.0.0.1:${closed}/harbour/echo:1`)).rejects.toMatchObject(
        unavailable,
      );
    });

    test('tells how far a slow pull is, to all that wait for it', async () => {
      if (!slow) throw new Error('There is no slow registry.');
      await forget(`127.0.0.1:${port}/harbour/echo:1`);
      const image = `127.0.0.1:${portOf(slow)}/harbour/echo:1`;
      const engine = engineWith({ [`127.0.0.1:${portOf(slow)}`]: REGISTRY_USER });
      const told: PullProgress[][] = [[], []];
      await Promise.all(
        told.map((list) => engine.fetchImage(image, (progress) => list.push(progress))),
      );
      for (const list of told) {
        const received = list.map(({ receivedBytes }) => receivedBytes);
        expect(received).toEqual(received.toSorted((one, other) => one - other));
        const halfway = list.filter(
          ({ receivedBytes, totalBytes }) => receivedBytes > 0 && receivedBytes < (totalBytes ?? 0),
        );
        expect(halfway.length).toBeGreaterThan(1);
        expect(list.at(-1)?.receivedBytes).toBeGreaterThanOrEqual(LAYER_BYTES);
      }
      await forget(image);
    }, 60_000);
  },
);

/** Puts an image of one layer that cannot be compressed into the registry. */
async function push(repo: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-pushed-'));
  try {
    await writeFile(join(folder, 'cargo'), randomBytes(LAYER_BYTES));
    const archive = join(folder, 'root.tar');
    await promisify(execFile)('tar', ['-C', folder, '-cf', archive, 'cargo']);
    const docker = testDocker();
    await follow(await docker.importImage(archive, { repo, tag: '1' }));
    const authconfig = {
      username: REGISTRY_USER.user,
      password: REGISTRY_USER.password,
      serveraddress: repo,
    };
    await follow(await docker.getImage(`${repo}:1`).push({ authconfig }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function follow(stream: NodeJS.ReadableStream): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    testDocker().modem.followProgress(stream, (error: Error | null) =>
      error ? reject(error) : resolve(),
    ),
  );
}
