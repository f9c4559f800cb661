import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../../scripts/lib/free-port.ts';
import { cookie, createContractSite } from '../../../contract/contract-site.ts';
import { createStage, type Player } from '../../../contract/stage.ts';
import type { ContainerEngine } from '../part-engine.ts';
import { findInstallation } from '../repository-sweep.ts';

const MAIN = new URL('../../../main.ts', import.meta.url).pathname;
/** Milliseconds after the row is stored: before, while and after the engine makes the container. */
const KILL_AFTER = [0, 200, 550];

/** What differs between engines. */
export interface EngineOfServer {
  /** Makes what the server needs; returns the engine as the server will use it. */
  open: (site: string) => Promise<ContainerEngine>;
  /** Accepts connections at `port`. */
  servingImage: string;
  port: number;
  /** Tells the server of it. */
  environment: () => Record<string, string | undefined>;
  /** Removes what the engine has beside containers. */
  clean?: () => Promise<unknown>;
}

/** A server that is killed while it starts containers. Call it inside `describe`. */
export function testKills(under: EngineOfServer): void {
  let folder = '';
  let port = 0;
  let databaseUrl = '';
  let engine!: ContainerEngine;
  let stage!: ReturnType<typeof createStage>;
  let child: ChildProcess | null = null;

  beforeAll(async () => {
    const site = await createContractSite();
    databaseUrl = site.databaseUrl;
    stage = createStage(site);
    folder = await mkdtemp(join(tmpdir(), 'halyard-kill-'));
    port = await freePort();
    engine = await under.open(await findInstallation(site.db));
  }, 60_000);

  afterAll(async () => {
    child?.kill('SIGKILL');
    for (const { name } of await engine.list()) await engine.remove(name);
    await under.clean?.();
    await rm(folder, { recursive: true });
  }, 60_000);

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
        ...under.environment(),
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
      container_image: under.servingImage,
      expose_port: under.port,
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
      const rows = await db
        .selectFrom('containers')
        .select(['engine_name as name', 'status'])
        .execute();
      const containers = await engine.list();
      const here = new Set(containers.filter(({ isRunning }) => isRunning).map(({ name }) => name));
      return {
        pending: rows.filter(({ status }) => status !== 'Running').length,
        agree: containers.length === rows.length && rows.every(({ name }) => here.has(name)),
      };
    }
    await expect
      .poll(state, { timeout: 90_000, interval: 500 })
      .toEqual({ pending: 0, agree: true });
    // Each was killed once its row was stored, so each was left to be resumed.
    expect(await engine.list()).toHaveLength(KILL_AFTER.length);
    await kill();
  }, 240_000);
}
