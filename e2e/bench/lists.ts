import { createHttpClient, type HttpClient } from '../load/http-client.ts';
import { median } from '../load/median.ts';
import { sized } from '../load/quick.ts';
import { signIn } from '../load/sign-in.ts';
import { ADMINISTRATOR, type Site, startSite, WIDE_LIMITS } from '../load/site.ts';
import { formatTable } from '../load/table.ts';
import {
  actorId,
  NAMES,
  OPERATIONS,
  seedAudit,
  seedLog,
  seedUsers,
  TARGETS,
  WORDS,
} from './lists-seed.ts';
import { combine, either, type List, type Values } from './lists-queries.ts';
import { seedSubmissions, submissionLists } from './lists-submissions.ts';
import { percentile } from './percentile.ts';

const USERS = sized(20_000, 500);
const ROWS = sized(1_000_000, 5000);
/** The slowest query may take so many milliseconds, from the request to the end of the answer. */
const TARGET = 50;
/** This many of the slowest queries are sent again, because one slow answer may be the machine's fault. */
const SLOWEST = 20;
const REPEATS = sized(5, 1);
/** Queries of each list; there are up to 8,000 combinations. */
const SAMPLE = sized(1000, 40);
/** A prime that divides no number of combinations, so that its multiples reach all of them. */
const STRIDE = 7919;

const DAY = 24 * 3_600_000;

/** The queries that the page of users sends. */
function usersList(): List {
  const texts = ['sailor', 'sailor-1999', 'a', '7.load.example', '10.3.', 'no such person'];
  const sorts = ['Registered', 'UserName', 'Role', 'Email', 'LastVisited'].flatMap((sort) =>
    ['Ascending', 'Descending'].map((order) => ({ sort, order })),
  );
  return {
    name: `users of ${USERS}`,
    path: '/api/admin/users',
    queries: combine([
      [{ count: '50' }, { count: '100' }],
      either('text', texts),
      [{}, { role: 'Admin' }, { role: 'Monitor' }, { role: 'Banned' }, { confirmed: 'false' }],
      sorts,
      [{ skip: '0' }, { skip: String(USERS / 2) }, { skip: String(USERS - 50) }],
    ]),
  };
}

/** The text in the log, the periods, and pages at its start, middle and end. */
function windowsOf(last: number): Values[] {
  const now = Date.now();
  const at = (days: number) => String(now - days * DAY);
  const periods = [{}, { since: at(1) }, { since: at(20), until: at(13) }, { until: at(29) }];
  const pages = [1, 0.5, 0.001].map((part) => ({ before: String(Math.round(last * part)) }));
  return combine([
    either('text', [...Object.values(WORDS), 'ab', 'no such rope']),
    periods,
    [{}, ...pages],
  ]);
}

function logLists(last: number): List[] {
  const filters = [
    either('level', ['Information', 'Warning', 'Error', 'Fatal']),
    either('status', ['Success', 'Denied', 'Exit', 'Pending']),
    either('user', Object.values(NAMES)),
  ];
  const windows = windowsOf(last);
  const skips = [{ skip: '100' }, { skip: '10000' }];
  const path = '/api/admin/logs';
  const count = [{ count: '100' }];
  const old = windows.filter(({ before }) => before === undefined);
  return [
    { name: `log of ${ROWS}, before`, path, queries: combine([count, ...filters, windows]) },
    { name: `log of ${ROWS}, skip`, path, queries: combine([count, ...filters, old, skips]) },
  ];
}

function auditList(last: number): List {
  return {
    name: `audit log of ${ROWS}`,
    path: '/api/ext/admin/audit',
    queries: combine([
      [{ count: '50' }],
      either('actor', [actorId(1), actorId(777)]),
      either('operation', Object.values(OPERATIONS)),
      [{}, { target: TARGETS.frequent }, { target: TARGETS.rare, targetType: 'Challenge' }],
      either('targetType', ['User', 'Site']),
      windowsOf(last),
    ]),
  };
}

interface Timed {
  query: Values;
  milliseconds: number;
}

/** Asks every query once, and the slowest again. */
async function timeList(ask: (query: Values) => Promise<number>, queries: readonly Values[]) {
  const timed: Timed[] = [];
  for (const query of queries) timed.push({ query, milliseconds: await ask(query) });
  timed.sort((a, b) => b.milliseconds - a.milliseconds);
  for (const slow of timed.slice(0, SLOWEST)) {
    const times: number[] = [];
    while (times.length < REPEATS) times.push(await ask(slow.query));
    slow.milliseconds = median(times);
  }
  return timed.toSorted((a, b) => b.milliseconds - a.milliseconds);
}

/** Picks queries that differ in all their parameters. */
function spread(queries: readonly Values[], count: number): Values[] {
  const indices = queries.keys().map((index) => (index * STRIDE) % queries.length);
  return indices
    .take(count)
    .map((index) => queries[index] ?? {})
    .toArray();
}

/** Sends a query and returns the milliseconds until the end of the answer. */
function makeAsk(http: HttpClient, address: string, cookie: string) {
  return async (query: Values): Promise<number> => {
    const search = new URLSearchParams(query as Record<string, string>);
    const start = performance.now();
    const { status, body } = await http.ask({ url: `${address}?${search}`, headers: { cookie } });
    if (status !== 200) throw new Error(`${search} answered ${status}: ${body.toString()}`);
    return performance.now() - start;
  };
}

async function seed({ client }: Site): Promise<List[]> {
  await seedUsers(client, USERS);
  await seedLog(client, ROWS);
  await seedAudit(client, ROWS);
  const game = await seedSubmissions(client);
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ line: string; entry: string }>(
    'select (select max(id) from log_lines) as line, (select max(id) from audit_log) as entry',
  );
  return [
    usersList(),
    ...logLists(Number(rows[0]?.line)),
    auditList(Number(rows[0]?.entry)),
    ...submissionLists(game),
  ];
}

/** Returns what missed its target. */
export async function benchLists(): Promise<string[]> {
  const site = await startSite(1, { ...WIDE_LIMITS, ...ADMINISTRATOR });
  const http = createHttpClient(1);
  try {
    const url = site.servers[0]?.url ?? '';
    const cookie = (await signIn(url)) ?? '';
    const rows: { name: string; slowest: Timed[]; cells: string[] }[] = [];
    for (const { name, path, queries } of await seed(site)) {
      const chosen = spread(queries, SAMPLE);
      const slowest = await timeList(makeAsk(http, `${url}${path}`, cookie), chosen);
      const times = slowest.map(({ milliseconds }) => milliseconds);
      const most = times[0] ?? 0;
      const numbers = [percentile(times, 50), percentile(times, 99), most];
      const verdict = most > TARGET ? 'MISSED' : '';
      const cells = [...numbers.map((value) => value.toFixed(1)), `<= ${TARGET}`, verdict];
      rows.push({ name, slowest, cells: [name, String(chosen.length), ...cells] });
    }
    const heads = ['list', 'queries', 'p50 ms', 'p99 ms', 'slowest ms', 'target', ''];
    console.log(
      formatTable(
        heads,
        rows.map(({ cells }) => cells),
      ),
    );
    for (const { name, slowest } of rows) {
      const [first] = slowest;
      if (first)
        console.log(
          `slowest of ${name}: ${new URLSearchParams(first.query as Record<string, string>)}`,
        );
    }
    return rows.filter(({ cells }) => cells.includes('MISSED')).map(({ name }) => name);
  } finally {
    http.close();
    await site.stop();
  }
}
