import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createHttpClient, type HttpClient } from '../load/http-client.ts';
import { sized } from '../load/quick.ts';
import { type SeededGame, seedGame } from '../load/seed.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { type Site, startSite, WIDE_LIMITS } from '../load/site.ts';
import { formatTable } from '../load/table.ts';
import { type Age, measureAge } from './age.ts';
import { askMany, type Cost, measure, type Subject } from './measure.ts';
import { memoryOf } from './processes.ts';
import { makeScenarios, type Scenario } from './scenarios.ts';
import { readFileSync, statSync } from 'node:fs';

const GAME = sized(
  { teams: 1000, challenges: 40, solves: 10_000 },
  { teams: 100, challenges: 40, solves: 500 },
);
/** A pause in which memory is given back that was used only briefly. */
const SETTLE_MILLISECONDS = 10_000;
const RUNS = sized(5, 1);
const WARM_UP = sized(200, 5);
const COUNTED = 20;
const RUSH = { rate: 30, seconds: sized(60, 2) };
const AGE_TARGET = 2000;
/** The resident memory that a server may use, in MB. */
const MEMORY_TARGETS = { rest: 110, load: 150 };

/** The prefix of each log line: the name of the application. */
const PREFIX = '@%a@';
/** A statement of the servers' pools; their buses and this program have other application names. */
const STATEMENT = /^@halyard@LOG: {2}(?:statement|execute [^:]+):/gm;
/** A setting of PostgreSQL takes that long to apply, and a statement to be logged. */
const LOG_MILLISECONDS = 500;

interface Result {
  scenario: Scenario;
  best: Cost;
  /** Statements per request. */
  statements: number;
}

interface Bench {
  http: HttpClient;
  site: Site;
  game: SeededGame;
  url: string;
}

async function startControl(
  body: Buffer,
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-control-'));
  const file = join(folder, 'body');
  await writeFile(file, body);
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('control.ts', import.meta.url)), [file, String(port)]);
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid ?? 0,
    async stop() {
      child.disconnect();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function runOnce(subject: Subject, { count, prepare, ask }: Scenario): Promise<Cost> {
  if (!prepare) return measure(subject, count, ask);
  const costs: Cost[] = [];
  for (let index = 0; index < count; index += 1) {
    await prepare(index);
    costs.push(await measure(subject, 1, () => ask(index)));
  }
  const mean = (part: keyof Cost) => costs.reduce((sum, cost) => sum + cost[part], 0) / count;
  return { server: mean('server'), database: mean('database'), bytes: mean('bytes') };
}

async function runAll({ http, site, game, url }: Bench): Promise<Result[]> {
  const [server] = site.servers;
  const sample = await http.ask({
    url: `${url}/api/game/${game.gameId}/scoreboard`,
    headers: { 'accept-encoding': 'br' },
  });
  const control = await startControl(sample.body);
  try {
    const scenarios = makeScenarios(http, url, control.url, game);
    const subjectOf = ({ isControl }: Scenario): Subject =>
      isControl
        ? { http, serverPid: control.pid, postgresPid: null }
        : { http, serverPid: server?.pid ?? 0, postgresPid: site.postgresPid };
    for (const { prepare, ask } of scenarios) if (!prepare) await askMany(WARM_UP, ask);
    const costs = new Map<Scenario, Cost[]>(scenarios.map((scenario) => [scenario, []]));
    for (let run = 1; run <= RUNS; run += 1) {
      for (const scenario of scenarios) {
        tell(`run ${run} of ${RUNS}: ${scenario.name}`);
        costs.get(scenario)?.push(await runOnce(subjectOf(scenario), scenario));
      }
    }
    const results: Result[] = [];
    for (const scenario of scenarios) {
      const sorted = (costs.get(scenario) ?? []).toSorted((a, b) => total(a) - total(b));
      const statements = await statementsOf(site, scenario);
      if (sorted[0]) results.push({ scenario, best: sorted[0], statements });
    }
    return results;
  } finally {
    await control.stop();
  }
}

/** Shows the progress on one line of a terminal. */
function tell(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(60)}${text === '' ? '\r' : ''}`);
}

async function statementsOf(site: Site, { prepare, ask }: Scenario): Promise<number> {
  if (prepare) {
    await prepare(0);
    return countStatements(site, () => ask(0));
  }
  // The server's session cache drops entries that were not used for half a minute.
  await askMany(COUNTED, ask);
  return (await countStatements(site, () => askMany(COUNTED, ask))) / COUNTED;
}

function total({ server, database }: Cost): number {
  return server + database;
}

function misses({ scenario, best, statements }: Result): boolean {
  const { target, statements: most } = scenario;
  return (target !== null && total(best) > target) || (most !== null && statements > most);
}

function report(results: readonly Result[], age: Age): string[] {
  const three = (value: number) => value.toFixed(3);
  console.log(
    formatTable(
      ['request', 'server ms', 'database ms', 'sum ms', 'target', 'statements', 'bytes', ''],
      results.map((result) => [
        result.scenario.name,
        three(result.best.server),
        three(result.best.database),
        three(total(result.best)),
        result.scenario.target === null ? '' : `<= ${result.scenario.target}`,
        String(result.statements),
        String(Math.round(result.best.bytes)),
        misses(result) ? 'MISSED' : '',
      ]),
    ),
  );
  const aged = age.p95 > AGE_TARGET;
  console.log(
    `\nAge of the served board under ${RUSH.rate} right flags a second for ${RUSH.seconds} s ` +
      `(${age.solves} solves, ${age.polls} polls): p95 ${age.p95} ms (target <= ${AGE_TARGET}), ` +
      `maximum ${age.most} ms${aged ? ' MISSED' : ''}`,
  );
  const missed = results.filter(misses).map(({ scenario }) => scenario.name);
  return aged ? [...missed, 'age of the board'] : missed;
}

function reportMemory(atRest: number, afterLoad: number): string[] {
  const { rest, load } = MEMORY_TARGETS;
  console.log(
    `Memory of the server: ${Math.round(atRest)} MB at rest (target <= ${rest}), ` +
      `${Math.round(afterLoad)} MB after the load (target <= ${load})`,
  );
  return atRest > rest || afterLoad > load ? ['memory'] : [];
}

/** Returns what missed its target. */
export async function benchCosts(): Promise<string[]> {
  const site = await startSite(1, WIDE_LIMITS);
  const serverPid = site.servers[0]?.pid ?? 0;
  const http = createHttpClient(16);
  try {
    await pause(SETTLE_MILLISECONDS);
    const atRest = memoryOf(serverPid);
    const game = await seedGame(site.client, GAME);
    const bench = { http, site, game, url: site.servers[0]?.url ?? '' };
    const results = await runAll(bench);
    tell(`right flags for ${RUSH.seconds} s`);
    const age = await measureAge(http, bench.url, game, RUSH);
    tell('');
    await pause(SETTLE_MILLISECONDS);
    const afterLoad = memoryOf(serverPid);
    return [...report(results, age), ...reportMemory(atRest, afterLoad)];
  } finally {
    http.close();
    await site.stop();
  }
}

/** Counts the statements that the servers' pools send while `work` runs, from PostgreSQL's log. */
async function countStatements(site: Site, work: () => Promise<unknown>): Promise<number> {
  const log = join(site.cluster, 'server.log');
  await configure(site, [`log_line_prefix = '${PREFIX}'`, `log_statement = 'all'`]);
  const start = statSync(log).size;
  await work();
  await pause(LOG_MILLISECONDS);
  const text = readFileSync(log).subarray(start).toString();
  await configure(site, [`log_statement = 'none'`]);
  return text.match(STATEMENT)?.length ?? 0;
}

async function configure({ client }: Site, settings: readonly string[]): Promise<void> {
  for (const setting of settings) await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');
  await pause(LOG_MILLISECONDS);
}
