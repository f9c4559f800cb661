import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { removeData } from '../load/remove-data.ts';
import { signIn } from '../load/sign-in.ts';
import { ADMINISTRATOR, readPidFile, startServer, WIDE_LIMITS } from '../load/site.ts';

const SETTINGS = { ...ADMINISTRATOR, ...WIDE_LIMITS };
const CHALLENGES = 60;
const FILE_BYTES = 250_000;

/** Folders of challenges, each with a file of its own. */
function makePackage(): File {
  const entries = Array.from({ length: CHALLENGES }, (_, index) => {
    const name = `challenge-${index}`;
    const text = [
      `name: ${name}`,
      'category: Misc',
      'description: A chart.',
      'value: 100',
      'type: standard',
      'files: [chart.bin]',
      `flags: ["flag{${name}}"]`,
    ].join('\n');
    return [
      [`${name}/challenge.yml`, new TextEncoder().encode(text)],
      [`${name}/chart.bin`, new Uint8Array(randomBytes(FILE_BYTES))],
    ] as const;
  });
  const zip = zipSync(Object.fromEntries(entries.flat()), { level: 0 });
  return new File([new Uint8Array(zip)], 'Charts.zip', { type: 'application/zip' });
}

async function sendPackage(url: string, file: File): Promise<number> {
  const form = new FormData();
  form.append('file', file);
  const cookie = (await signIn(url)) ?? '';
  const answer = await fetch(`${url}/api/edit/games/import`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function connect(dataDir: string): Promise<pg.Client> {
  const { host } = await readPidFile(join(dataDir, 'postgres'));
  const client = new pg.Client({ host, user: 'halyard', database: 'halyard' });
  // The database ends with its server.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function count(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count ?? 0;
}

/** Names of the stored files, which are hashes of their contents. */
async function listContents(dataDir: string): Promise<string[]> {
  const files = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && !file.parentPath.endsWith('incoming'))
    .map(({ name }) => name);
}

/** The server is killed after so many files were stored. */
const MOMENTS = [CHALLENGES / 2, CHALLENGES];

test.each(MOMENTS)(
  'an import that is cut when %i files are stored leaves a whole game or nothing',
  { timeout: 120_000 },
  async (stored) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'halyard-cut-import-'));
    onTestFinished(() => removeData(dataDir));
    const server = await startServer(dataDir, SETTINGS);
    onTestFinished(() => server.stop());
    const file = makePackage();
    const outcome = sendPackage(server.url, file).catch(() => 'cut' as const);
    await expect
      .poll(async () => (await listContents(dataDir)).length, { interval: 1 })
      .toBeGreaterThanOrEqual(stored);
    process.kill(server.pid, 'SIGKILL');
    const answered = await outcome;

    const next = await startServer(dataDir, SETTINGS);
    onTestFinished(() => next.stop());
    const client = await connect(dataDir);
    onTestFinished(() => client.end());
    const games = await count(client, 'games');
    if (answered !== 'cut') expect([answered, games]).toEqual([200, 1]);
    if (stored < CHALLENGES) expect(games).toBe(0);
    expect(await count(client, 'challenges')).toBe(games * CHALLENGES);
    expect(await count(client, 'flags')).toBe(games * CHALLENGES);
    expect(await count(client, 'files')).toBe(games * CHALLENGES);
    // Each stored file is named by the game, or is listed for removal.
    const { rows } = await client.query<{ hash: string }>(
      'select hash from files union select hash from unclaimed_contents',
    );
    const known = new Set(rows.map(({ hash }) => hash));
    expect((await listContents(dataDir)).filter((hash) => !known.has(hash))).toEqual([]);

    expect(await sendPackage(next.url, file)).toBe(200);
    expect(await count(client, 'games')).toBe(games + 1);
    expect(await count(client, 'challenges')).toBe((games + 1) * CHALLENGES);
  },
);
