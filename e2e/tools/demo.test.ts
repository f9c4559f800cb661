import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createClient,
  createContainer,
  getChallenge,
  getConfig,
  getGameDetails,
  getScoreboard,
  listGames,
  listNotices,
} from '@halyard/sdk';
import { services } from '../demo/services/services.ts';
import type { SolveService } from '../demo/services/types.ts';
import { botApi, makeSessions } from '../demo/sessions.ts';
import { HOME_PLAYER } from '../demo/teams.ts';
import { createDockerApi, filtersOf } from '../docker/api.ts';
import { ENGINE_ADDRESS } from '../fixtures/test-image.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { removeData } from '../load/remove-data.ts';

const DEMO = fileURLToPath(new URL('../demo/demo.ts', import.meta.url));
const HOUR = 3_600_000;
const READY_MILLISECONDS = 180_000;
const BOARD_MILLISECONDS = 40_000;

let dataDir: string;
let port: number;
let demo: ChildProcess;
let output = '';
const client = { client: createClient({ baseUrl: '' }) };

async function startDemo(engine: 'Docker' | 'None'): Promise<void> {
  output = '';
  demo = spawn(process.execPath, [DEMO], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      CONTAINER_ENGINE: engine,
      CONTAINER_ADDRESS: engine === 'Docker' ? ENGINE_ADDRESS : '',
      CONTAINER_PUBLIC_HOST: engine === 'Docker' ? '127.0.0.1' : '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  demo.stdout?.on('data', (chunk) => (output += String(chunk)));
  await vi.waitFor(() => expect(output).toContain('is running'), READY_MILLISECONDS);
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'halyard-demo-'));
  port = await freePort();
  client.client = createClient({ baseUrl: `http://127.0.0.1:${port}` });
  await startDemo(ENGINE_ADDRESS === undefined ? 'None' : 'Docker');
}, READY_MILLISECONDS);

async function stopDemo(): Promise<void> {
  if (demo.exitCode !== null || demo.signalCode !== null) return;
  const ended = once(demo, 'exit');
  demo.kill('SIGTERM');
  await ended;
}

afterAll(async () => {
  await stopDemo();
  await removeData(dataDir);
});

async function gameOf(title: string) {
  const { data } = await listGames({ count: 50 }, client);
  const game = data.find((other) => other.title === title);
  if (game === undefined) throw new Error(`no game ${title}`);
  const { items, times } = await vi.waitFor(() => boardWithSolves(game.id), BOARD_MILLISECONDS);
  return { ...game, teams: items, times: times.toSorted((one, other) => one - other) };
}

/** The server publishes a board at most once a second, so the history may not be in it yet. */
async function boardWithSolves(gameId: number) {
  const { items } = await getScoreboard(gameId, client);
  const times = items.flatMap(({ solvedChallenges }) => solvedChallenges.map(({ time }) => time));
  expect(times).not.toEqual([]);
  return { items, times };
}

test('the site has a name of its own', async () => {
  expect((await getConfig(client)).title).toBe('Harbour CTF');
});

test('the running game has hours of history', async () => {
  const { id, start, end, times, teams } = await gameOf('Harbour CTF 2026');
  const now = Date.now();
  expect(now - start).toBeGreaterThan(6 * HOUR);
  expect(end).toBeGreaterThan(now + 24 * HOUR);
  expect(teams.length).toBe(60);
  // No hour without solves, and none with most of them.
  const fullHours = Math.floor((now - start) / HOUR);
  for (const hour of Array(fullHours).keys()) {
    const solves = times.filter((time) => Math.floor((time - start) / HOUR) === hour).length;
    expect(solves).toBeGreaterThan(10);
    expect(solves).toBeLessThan(times.length / 2);
  }
  expect(times[0]).toBeGreaterThan(start);
  const notices = await listNotices(id, { count: 100 }, client);
  const bloods = notices.filter(({ type }) => type.endsWith('Blood'));
  // The bots play on: what they solve after the board was read is not on it.
  const onBoard = bloods.filter(({ time }) => time <= (times.at(-1) ?? 0));
  expect(onBoard.length).toBeGreaterThan(30);
  for (const { time } of onBoard) expect(times).toContain(time);
});

test.each(['Winter Wharf Qualifier', 'Autumn Regatta'])(
  '%s has ended with a board',
  async (title) => {
    const { start, end, times, teams } = await gameOf(title);
    expect(end).toBeLessThan(Date.now());
    expect(teams.length).toBeGreaterThanOrEqual(15);
    expect(times.length).toBeGreaterThan(60);
    expect(times[0]).toBeGreaterThan(start);
    expect(times.at(-1)).toBeLessThan(end);
  },
);

test('bots play on', async () => {
  await expect.poll(() => output).toMatch(/^\d\d:\d\d:\d\d {2}(solved|wrong)/m);
});

async function signInPlayer() {
  const { id } = await gameOf('Harbour CTF 2026');
  const sessions = makeSessions(`http://127.0.0.1:${port}`);
  const player = { client: await sessions.signIn(HOME_PLAYER) };
  const { challenges } = await getGameDetails(id, player);
  return { id, sessions, player, challenges: Object.values(challenges).flat() };
}

async function countServices(): Promise<number> {
  const { challenges } = await signInPlayer();
  const titles = new Set(challenges.map(({ title }) => title));
  return services.filter(({ title }) => titles.has(title)).length;
}

test('challenges with an instance are there exactly where an engine answers', async () => {
  expect(await countServices()).toBe(ENGINE_ADDRESS === undefined ? 0 : services.length);
});

describe.skipIf(ENGINE_ADDRESS === undefined)('instances (need TEST_CONTAINER_ADDRESS)', () => {
  test.each([...services])(
    '$title runs, and is solved by its solver',
    async ({ slug, title }) => {
      const { id: gameId, sessions, player, challenges } = await signInPlayer();
      const challengeId = challenges.find((challenge) => challenge.title === title)?.id ?? 0;
      await createContainer({ gameId, challengeId }, player);
      const address = await vi.waitFor(
        async () => {
          const { context } = await getChallenge({ gameId, challengeId }, player);
          return new URL(`tcp://${context.instanceEntry ?? 'not ready'}`);
        },
        { timeout: 60_000, interval: 500 },
      );
      const module: { solve: SolveService } = await import(`../demo/services/${slug}/solve.ts`);
      const flag = await module.solve({ host: address.hostname, port: Number(address.port) });
      const session = await botApi(gameId, sessions).login(HOME_PLAYER);
      expect(await session.submitFlag(challengeId, flag)).toBe(true);
    },
    90_000,
  );

  test('are gone when the demo has ended, with their networks', async () => {
    await stopDemo();
    const call = createDockerApi(ENGINE_ADDRESS ?? '');
    const query = filtersOf({ name: [`halyard-demo-${port}-`] });
    expect(await call({ method: 'GET', path: `/networks?${query}` })).toBe('[]\n');
    const networks = [`halyard-demo-${port}-open`, `halyard-demo-${port}-isolated`];
    const left = filtersOf({ network: networks });
    expect(await call({ method: 'GET', path: `/containers/json?all=true&${left}` })).toBe('[]\n');
  });

  test('are not offered when the demo goes on without an engine', async () => {
    await startDemo('None');
    expect(await countServices()).toBe(0);
  }, 90_000);
});

test('its server ends with it, also when it is killed', async () => {
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      () => true,
      () => false,
    );
  expect(await answers()).toBe(true);
  demo.kill('SIGKILL');
  await expect.poll(answers).toBe(false);
});
