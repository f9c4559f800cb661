import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient, getConfig, getScoreboard, listGames, listNotices } from '@halyard/sdk';
import { freePort } from '../load/site.ts';

const DEMO = fileURLToPath(new URL('../demo/demo.ts', import.meta.url));
const HOUR = 3_600_000;
const READY_MILLISECONDS = 180_000;
const BOARD_MILLISECONDS = 10_000;

let dataDir: string;
let demo: ChildProcess;
let output = '';
const client = { client: createClient({ baseUrl: '' }) };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'halyard-demo-'));
  const port = await freePort();
  client.client = createClient({ baseUrl: `http://127.0.0.1:${port}` });
  demo = spawn(process.execPath, [DEMO], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  demo.stdout?.on('data', (chunk) => (output += String(chunk)));
  await vi.waitFor(() => expect(output).toContain('is running'), READY_MILLISECONDS);
}, READY_MILLISECONDS);

afterAll(async () => {
  const ended = once(demo, 'exit');
  demo.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true });
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
  await expect
    .poll(() => output, { timeout: 30_000 })
    .toMatch(/^\d\d:\d\d:\d\d {2}(solved|wrong)/m);
});
