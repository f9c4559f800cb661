import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookie, createContractSite } from '../../contract/contract-site.ts';
import { createStage, type Player } from '../../contract/stage.ts';
import { createDockerEngine } from './docker-engine.ts';
import type { ContainerEngine } from './engine.ts';
import { findInstallation } from './repository-sweep.ts';
import {
  DOCKER_ADDRESS,
  makeTestImages,
  SHELL_IMAGE,
  SHELL_PORT,
  testDocker,
} from './testing/test-images.ts';

const MAIN = new URL('../../main.ts', import.meta.url).pathname;
/** Milliseconds after the row is stored: before, while and after the engine makes the container. */
const KILL_AFTER = [0, 200, 550];
const NETWORK_PREFIX = `halyard-kill-${process.pid}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

describe.skipIf(DOCKER_ADDRESS === undefined)('kill -9 (needs TEST_CONTAINER_ADDRESS)', () => {
  let folder = '';
  let port = 0;
  let databaseUrl = '';
  let engine!: ContainerEngine;
  let stage!: ReturnType<typeof createStage>;
  let child: ChildProcess | null = null;

  beforeAll(async () => {
    await makeTestImages();
    const site = await createContractSite();
    databaseUrl = site.databaseUrl;
    stage = createStage(site);
    folder = await mkdtemp(join(tmpdir(), 'halyard-kill-'));
    port = await freePort();
    engine = createDockerEngine({
      site: await findInstallation(site.db),
      address: DOCKER_ADDRESS ?? '',
      publicHost: '127.0.0.1',
      networkPrefix: NETWORK_PREFIX,
      pidsLimit: 32,
    });
  });

  afterAll(async () => {
    child?.kill('SIGKILL');
    for (const { id } of await engine.list()) await engine.remove(id);
    for (const mode of ['open', 'isolated']) {
      const network = testDocker().getNetwork(`${NETWORK_PREFIX}-${mode}`);
      await network.remove().catch(() => undefined);
    }
    await rm(folder, { recursive: true });
  });

  async function startServer(): Promise<void> {
    child = spawn(process.execPath, [MAIN], {
      cwd: folder,
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        RATE_LIMITS: 'off',
        CONTAINER_ENGINE: 'Docker',
        CONTAINER_ADDRESS: DOCKER_ADDRESS,
        CONTAINER_NETWORK_PREFIX: NETWORK_PREFIX,
      },
    });
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/api/config`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(ask, { timeout: 40_000, interval: 100 }).toBe(true);
  }

  async function kill(): Promise<void> {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async function requestContainer({ gameId, as }: Player, challengeId: number): Promise<unknown> {
    const url = `http://127.0.0.1:${port}/api/game/${gameId}/container/${challengeId}`;
    return fetch(url, { method: 'POST', headers: cookie(as) }).catch(() => null);
  }

  test('leaves no container without a row, and no row without a container', async () => {
    const gameId = await stage.game({ container_limit: 0 });
    const fields = {
      type: 'StaticContainer' as const,
      container_image: SHELL_IMAGE,
      expose_port: SHELL_PORT,
    };
    const challengeId = await stage.challenge(gameId, fields);
    const players = [];
    for (const milliseconds of KILL_AFTER) {
      players.push({ milliseconds, player: await stage.player({ gameId }) });
    }
    const { db } = stage.site;
    const countRows = async () => (await db.selectFrom('containers').select('id').execute()).length;
    for (const { milliseconds, player } of players) {
      await startServer();
      const before = await countRows();
      const request = requestContainer(player, challengeId);
      await expect.poll(countRows, { timeout: 20_000, interval: 10 }).toBeGreaterThan(before);
      await pause(milliseconds);
      await kill();
      await request;
    }
    await startServer();
    async function state() {
      const rows = await db.selectFrom('containers').select(['id', 'status']).execute();
      const containers = await engine.list();
      const here = new Set(containers.filter(({ isRunning }) => isRunning).map(({ id }) => id));
      return {
        pending: rows.filter(({ status }) => status !== 'Running').length,
        agree: containers.length === rows.length && rows.every(({ id }) => here.has(id)),
      };
    }
    await expect
      .poll(state, { timeout: 90_000, interval: 500 })
      .toEqual({ pending: 0, agree: true });
    // Each was killed once its row was stored, so each was left to be resumed.
    expect(await engine.list()).toHaveLength(KILL_AFTER.length);
    await kill();
  }, 240_000);
});
