import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { removeData } from '../load/remove-data.ts';
import { RIGHT_FLAG, seedGame, type SeededGame } from '../load/seed.ts';
import {
  ADMINISTRATOR,
  readPidFile,
  type ServerProcess,
  startServer,
  WIDE_LIMITS,
} from '../load/site.ts';

const ROOT = join(import.meta.dirname, '../..');
const SETTINGS = { ...ADMINISTRATOR, ...WIDE_LIMITS };
const AT_ONCE = 20;

/** A process and all that it has started, directly or not. */
async function familyOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const stat =
      /^\d+$/.test(name) && (await readFile(`/proc/${name}/stat`, 'utf8').catch(() => ''));
    // The name of the program before these may have spaces in it.
    if (stat)
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const family = new Set([pid]);
  // Each one's parent is older, but numbers are used again.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
  }
  return [...family];
}

/** Each team sends the flag of each challenge once, until the server is gone; what was answered. */
async function submitAll(url: string, game: SeededGame, onAnswer: () => void) {
  const answers: string[] = [];
  const waiting = game.challengeIds.flatMap((id) => game.teams.map((team) => ({ id, team })));
  async function submitSome(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const path = `${url}/api/game/${game.gameId}/challenges/${next.id}`;
      const answer = await fetch(path, {
        method: 'POST',
        headers: { cookie: next.team.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ flag: RIGHT_FLAG }),
      }).catch(() => null);
      if (answer === null) return;
      const { code = 'OK' } = answer.ok ? {} : await answer.json();
      answers.push(code);
      onAnswer();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, submitSome));
  return answers;
}

async function connectTo(cluster: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: (await readPidFile(cluster)).host,
    user: 'halyard',
    database: 'halyard',
  });
  await client.connect();
  return client;
}

/** Does what systemd does by default, and some platforms that run containers. Nothing may be left then. */
async function endAll(server: ServerProcess, cluster: string): Promise<number | null> {
  const family = await familyOf(server.pid);
  expect(family).toContain((await readPidFile(cluster)).pid);
  for (const pid of family) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch (error) {
      // Some processes of PostgreSQL end by themselves.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
  const code = await server.ended;
  await expect(readPidFile(cluster)).rejects.toThrow('ENOENT');
  expect(family.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  return code;
}

test.runIf(process.platform === 'linux')(
  'SIGTERM to all processes at once ends a server without requests and its database',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'halyard-stop-'));
    onTestFinished(() => removeData(dataDir));
    const server = await startServer(dataDir, SETTINGS);
    onTestFinished(() => server.stop());
    expect(await endAll(server, join(dataDir, 'postgres'))).toBe(0);
  },
);

test.runIf(process.platform === 'linux')(
  'SIGTERM to all processes at once lets running requests end, and loses nothing that was answered',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'halyard-stop-'));
    onTestFinished(() => removeData(dataDir));
    const cluster = join(dataDir, 'postgres');
    const server = await startServer(dataDir, SETTINGS);
    onTestFinished(() => server.stop());
    const seeding = await connectTo(cluster);
    const game = await seedGame(seeding, { teams: 400, challenges: 30, solves: 0 });
    await seeding.end();

    let answered = 0;
    const submitting = submitAll(server.url, game, () => (answered += 1));
    await expect.poll(() => answered).toBeGreaterThan(10 * AT_ONCE);
    const ending = endAll(server, cluster);
    const answers = await submitting;
    expect(await ending).toBe(0);
    // Calls that the database was just answering when it ended may be lost; their answers say so.
    const accepted = answers.filter((code) => code === 'OK');
    for (const code of answers) expect(['OK', 'DATABASE_UNAVAILABLE']).toContain(code);
    expect(answers.length - accepted.length).toBeLessThan(AT_ONCE);

    const again = await startServer(dataDir, SETTINGS);
    onTestFinished(() => again.stop());
    const reading = await connectTo(cluster);
    const { rows } = await reading.query<{ stored: number }>(
      'select count(*)::int as stored from submissions where game_id = $1',
      [game.gameId],
    );
    await reading.end();
    expect(rows[0]?.stored).toBeGreaterThanOrEqual(accepted.length);
  },
);

test('the unit for systemd starts what npm starts, and ends the server before its database', async () => {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const unit = await readFile(join(ROOT, 'deploy/halyard.service'), 'utf8');
  expect(unit).toContain(`ExecStart=/usr/bin/${scripts.start}\n`);
  expect(unit).toContain('KillMode=mixed\n');
});
