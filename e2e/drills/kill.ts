// Crash drill. Teams submit answers continuously while the server, its database or both are killed
// with SIGKILL at random moments, twenty times on one data directory. Afterwards all acknowledged
// submissions must be stored, none may be judged twice, and the server must start again.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sized } from '../load/quick.ts';
import { removeData } from '../load/remove-data.ts';
import { type SeededGame, seedGame } from '../load/seed.ts';
import { readPidFile, type ServerProcess, startServer } from '../load/site.ts';
import { formatTable } from '../load/table.ts';
import { checkRecovery, type Findings } from './kill-checks.ts';
import { type Attempt, startStream } from './kill-stream.ts';

const KILLS = sized(20, 2);
const TEAMS = 16;
const CHALLENGES = 300;
const EARLIEST_KILL_MILLISECONDS = 200;
const LATEST_KILL_MILLISECONDS = 2200;
const RECOVERY_TIMEOUT_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 20;

type Target = 'server and database' | 'server' | 'database';

const TARGETS: readonly Target[] = [
  'server and database',
  'server',
  'server and database',
  'database',
  'server and database',
];

interface Result extends Findings {
  target: Target;
  /** Time of the kill after the first submission. */
  milliseconds: number;
  acknowledged: number;
  unacknowledged: number;
  /** The time from the kill until the server was ready. */
  recovery: number;
}

async function connect(dataDir: string): Promise<{ client: pg.Client; postmaster: number }> {
  const { pid, host } = await readPidFile(join(dataDir, 'postgres'));
  const client = new pg.Client({ host, user: 'halyard', database: 'halyard' });
  // The server side of the connection is killed.
  client.on('error', () => undefined);
  await client.connect();
  return { client, postmaster: pid };
}

/** Finds all processes of the database: killing its parent alone would leave children that finish their work. */
async function databaseProcesses(dataDir: string): Promise<number[]> {
  const { client, postmaster } = await connect(dataDir);
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  return [postmaster, ...rows.map(({ pid }) => pid)];
}

async function findVictims(
  dataDir: string,
  server: ServerProcess,
  target: Target,
): Promise<number[]> {
  if (target === 'server') return [server.pid];
  const database = await databaseProcesses(dataDir);
  if (target === 'database') return database;
  return Math.random() < 0.5 ? [server.pid, ...database] : [...database, server.pid];
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has already ended, as a backend does when its client is gone.
    }
  }
}

async function untilReady({ url }: ServerProcess): Promise<void> {
  const deadline = performance.now() + RECOVERY_TIMEOUT_MILLISECONDS;
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (performance.now() > deadline) throw new Error(`The server at ${url} did not recover.`);
    await pause(POLL_MILLISECONDS);
  }
}

const startOn = (dataDir: string) => startServer(dataDir, { RATE_LIMITS: 'off' });

/** The site under test and everything that was submitted to it. */
interface Range {
  dataDir: string;
  server: ServerProcess;
  game: SeededGame;
  attempts: Attempt[];
}

async function strike(range: Range, target: Target): Promise<Result> {
  const { dataDir, game, attempts } = range;
  const spread = LATEST_KILL_MILLISECONDS - EARLIEST_KILL_MILLISECONDS;
  const milliseconds = Math.round(EARLIEST_KILL_MILLISECONDS + spread * Math.random());
  const stream = startStream(range.server.url, game);
  await pause(milliseconds);
  const victims = await findVictims(dataDir, range.server, target);
  const struckAt = performance.now();
  killAll(victims);
  const ended = stream.end();
  if (target === 'database') await untilReady(range.server);
  else range.server = await startOn(dataDir);
  const recovery = Math.round(performance.now() - struckAt);
  await ended;
  attempts.push(...stream.attempts);

  const findings = await check(range);
  const acknowledged = stream.attempts.filter((one) => one.submissionId !== null).length;
  return {
    ...findings,
    target,
    milliseconds,
    acknowledged,
    unacknowledged: stream.attempts.length - acknowledged,
    recovery,
    violations: [...stream.complaints, ...findings.violations],
  };
}

async function check({ dataDir, server, game, attempts }: Range): Promise<Findings> {
  const { client } = await connect(dataDir);
  const findings = await checkRecovery(client, server.url, game, attempts);
  await client.end();
  return findings;
}

async function seed(dataDir: string): Promise<SeededGame> {
  const { client } = await connect(dataDir);
  const game = await seedGame(client, { teams: TEAMS, challenges: CHALLENGES, solves: 0 });
  await client.end();
  return game;
}

async function drill(dataDir: string): Promise<Result[]> {
  const server = await startOn(dataDir);
  const range: Range = { dataDir, server, game: await seed(dataDir), attempts: [] };
  const results: Result[] = [];
  try {
    while (results.length < KILLS) {
      const result = await strike(range, TARGETS[results.length % TARGETS.length] ?? 'server');
      results.push(result);
      process.stderr.write(result.violations.length === 0 ? '.' : 'x');
    }
  } finally {
    process.stderr.write('\n');
    await range.server.stop();
  }
  return results;
}

function report(results: readonly Result[]): void {
  console.log(
    formatTable(
      [
        'killed',
        'after ms',
        'acknowledged',
        'unanswered',
        'of them stored',
        'solves so far',
        'ready again ms',
        'violations',
      ],
      results.map((row, index) => [
        row.target,
        row.milliseconds,
        row.acknowledged,
        row.unacknowledged,
        row.storedUnacknowledged - (results[index - 1]?.storedUnacknowledged ?? 0),
        row.solves,
        row.recovery,
        row.violations.length,
      ]),
    ),
  );
  const violations = new Set(results.flatMap((row) => row.violations));
  for (const violation of [...violations].slice(0, 20)) console.log(`  ${violation}`);
  const acknowledged = results.reduce((sum, row) => sum + row.acknowledged, 0);
  const slowest = Math.max(...results.map((row) => row.recovery));
  console.log(
    violations.size === 0
      ? `Kill: ${results.length} kills, ${acknowledged} acknowledged submissions, none lost, none judged twice, ready again after ${slowest} ms at most.`
      : `Kill: ${violations.size} violations in ${results.length} kills.`,
  );
  process.exitCode = violations.size === 0 ? 0 : 1;
}

const dataDir = await mkdtemp(join(tmpdir(), 'halyard-kill-'));
try {
  report(await drill(dataDir));
} finally {
  // Remove everything, even if the server did not start again.
  killAll(await databaseProcesses(dataDir).catch(() => []));
  await removeData(dataDir);
}
