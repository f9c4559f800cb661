import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, truncateSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { RIGHT_FLAG, seedGame, type SeededGame } from '../load/seed.ts';
import { signIn } from '../load/sign-in.ts';
import { ADMINISTRATOR, type Site, startServer, startSite, WIDE_LIMITS } from '../load/site.ts';

const SETTINGS = { ...ADMINISTRATOR, ...WIDE_LIMITS };
/** The space that the embedded database and its log of changes take at first, with room to start. */
const DISK_MEGABYTES = 240;

afterEach(() => {
  vi.unstubAllEnvs();
});

interface Answer {
  status: number;
  body: unknown;
}

/** Sends a call of the API; `body` as JSON, or a form as it is. */
async function send(
  url: string,
  method: string,
  { cookie = '', body }: { cookie?: string | undefined; body?: unknown } = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(url, {
    method,
    headers: {
      cookie,
      ...(!isForm && body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

/** `ok`, `degraded` or `not ready`, with the status. */
async function askReady(url: string): Promise<[number, string]> {
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, (await answer.text()).trim()];
}

async function askState(url: string, cookie: string | undefined): Promise<unknown> {
  return (await send(`${url}/api/ext/admin/state`, 'GET', { cookie })).body;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** A file system of its own below a new folder, which holds little. Undefined where none may be mounted. */
async function mountSmallDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-disk-'));
  try {
    execFileSync(
      'mount',
      ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m,mode=1777`, 'tmpfs', folder],
      {
        stdio: 'ignore',
      },
    );
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  onTestFinished(async () => {
    execFileSync('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Writes until nothing more fits. */
function fill(path: string): void {
  for (const size of [2 ** 20, 2 ** 12]) {
    for (;;) {
      try {
        appendFileSync(path, Buffer.alloc(size));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        break;
      }
    }
  }
}

const fileForm = () => {
  const form = new FormData();
  form.append('files', new File([Buffer.alloc(2 ** 16, 'x')], 'chart.bin'));
  return form;
};

test.skipIf(!isRoot())('a full disk stops writes alone, and loses no flag', async (context) => {
  const disk = await mountSmallDisk();
  if (disk === undefined) return context.skip('No file system can be mounted here.');
  vi.stubEnv('TMPDIR', disk);
  const site = await startSite(1, SETTINGS);
  onTestFinished(() => site.stop());
  const [server] = site.servers;
  const url = server?.url ?? '';
  const game = await seedGame(site.client, { teams: 400, challenges: 3, solves: 0 });
  const admin = await signIn(url);
  expect(await askReady(url)).toEqual([200, 'ok']);
  // PostgreSQL writes a file when it opens the first connection after tables were changed.
  await Promise.all(Array.from({ length: 10 }, () => askState(url, admin)));

  const ballast = join(disk, 'ballast');
  fill(ballast);
  const upload = await send(`${url}/api/assets`, 'POST', { cookie: admin, body: fileForm() });
  expect(upload).toMatchObject({ status: 503, body: { code: 'STORAGE_FULL' } });
  const { answered, refused } = await submitUntilRefused(url, game);
  expect(refused).toMatchObject({ status: 503, body: { code: 'STORAGE_FULL' } });
  await expect.poll(() => askReady(url)).toEqual([200, 'degraded']);
  const board = await send(`${url}/api/game/${game.gameId}/scoreboard`, 'GET');
  expect(board.status).toBe(200);
  await expect
    .poll(() => askState(url, admin))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ part: 'Database', reason: 'DatabaseFull' }),
        expect.objectContaining({ part: 'Files', reason: 'FilesSpaceLow' }),
      ]),
    );

  truncateSync(ballast);
  rmSync(ballast);
  const again = await send(`${url}/api/assets`, 'POST', { cookie: admin, body: fileForm() });
  expect(again.status).toBe(200);
  expect(await countSubmissions(site, game)).toBe(answered);
});

/** Each team sends the flag of each challenge once, until one cannot be stored. */
async function submitUntilRefused(url: string, { gameId, teams, challengeIds }: SeededGame) {
  let answered = 0;
  for (const challengeId of challengeIds) {
    for (const { cookie } of teams) {
      const path = `${url}/api/game/${gameId}/challenges/${challengeId}`;
      const answer = await send(path, 'POST', { cookie, body: { flag: RIGHT_FLAG } });
      if (answer.status !== 200) return { answered, refused: answer };
      answered += 1;
    }
  }
  return { answered, refused: null };
}

async function countSubmissions({ client }: Site, { gameId }: SeededGame): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    'select count(*) from submissions where game_id = $1',
    [gameId],
  );
  return Number(rows[0]?.count);
}

test('a database that is away is said to be away, and is used again when it is back', async () => {
  const site = await startSite(1, SETTINGS);
  onTestFinished(() => site.stop());
  const [owner] = site.servers;
  const { rows } = await site.client.query<{ folder: string }>(
    `select current_setting('unix_socket_directories') as folder`,
  );
  const dataDir = await mkdtemp(join(tmpdir(), 'halyard-other-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const DATABASE_URL = `postgresql://halyard@localhost/halyard?host=${encodeURIComponent(rows[0]?.folder ?? '')}`;
  const other = await startServer(dataDir, { ...SETTINGS, DATABASE_URL });
  onTestFinished(() => other.stop());
  await site.client.end();
  await owner?.stop();

  const body = { userName: 'nobody', password: 'Lines-and-blocks-2' };
  const login = await send(`${other.url}/api/account/login`, 'POST', { body });
  expect(login).toMatchObject({ status: 503, body: { code: 'DATABASE_UNAVAILABLE' } });
  await expect.poll(() => askReady(other.url)).toEqual([503, 'not ready']);
});

/** Makes a program believe that it is so many milliseconds later. */
function shiftClock(milliseconds: number): string {
  const code = `
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { super(...(given.length > 0 ? given : [Real.now() + ${milliseconds}])); }
      static now() { return Real.now() + ${milliseconds}; }
    };`;
  return `--import=data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}

test.each([-300_000, 300_000])(
  'games go by the clock of the database on a server that is %d ms off',
  async (milliseconds) => {
    const site = await startSite(1, { ...SETTINGS, NODE_OPTIONS: shiftClock(milliseconds) });
    onTestFinished(() => site.stop());
    const url = site.servers[0]?.url ?? '';
    // No server has loaded the games yet.
    const upcoming = await seedGame(site.client, SMALLEST);
    await moveStart(site, upcoming, '2 minutes');
    const running = await seedGame(site.client, SMALLEST);
    await moveStart(site, running, '-2 minutes');
    expect(await submit(url, upcoming)).toMatchObject({ body: { code: 'GAME_NOT_STARTED' } });
    expect(await submit(url, running)).toMatchObject({ status: 200 });
    const { rows } = await site.client.query<{ late: boolean }>(
      'select abs(extract(epoch from submitted_at - now())) > 60 as late from submissions',
    );
    expect(rows).toEqual([{ late: false }]);
    const admin = await signIn(url);
    expect(await askState(url, admin)).toContainEqual(
      expect.objectContaining({ part: 'Clock', reason: 'ClockDiffers' }),
    );
  },
);

const SMALLEST = { teams: 1, challenges: 1, solves: 0 };

function submit(url: string, { gameId, teams: [team], challengeIds: [id] }: SeededGame) {
  const path = `${url}/api/game/${gameId}/challenges/${id}`;
  return send(path, 'POST', { cookie: team?.cookie, body: { flag: RIGHT_FLAG } });
}

/** The game starts so long after now. */
async function moveStart({ client }: Site, { gameId }: SeededGame, later: string): Promise<void> {
  await client.query('update games set starts_at = now() + $2::interval where id = $1', [
    gameId,
    later,
  ]);
}
