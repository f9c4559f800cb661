import { setTimeout as pause } from 'node:timers/promises';
import { createHttpClient, type HttpClient } from '../load/http-client.ts';
import { sized } from '../load/quick.ts';
import { type SeededGame, seedGame } from '../load/seed.ts';
import { ADMINISTRATOR, type Site, startSite, WIDE_LIMITS } from '../load/site.ts';
import { formatTable } from '../load/table.ts';
import { percentile } from './percentile.ts';

const PEOPLE = sized(200, 20);
const GAME = sized(
  { teams: 200, challenges: 40, solves: 2000 },
  { teams: 20, challenges: 10, solves: 50 },
);
/** Other calls may take so many milliseconds meanwhile. */
const TARGET = 100;
const AT_REST_MILLISECONDS = sized(5000, 500);
const PAUSE_MILLISECONDS = 5;

interface SignedIn {
  status: number;
  milliseconds: number;
}

/** People who have the password of the administrator. Returns their names. */
async function seedPeople({ client }: Site): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `insert into users (id, user_name, name_key, email, email_key, password_hash, email_confirmed)
     select gen_random_uuid(), name, name, name || '@load.example', name || '@load.example', hash, true
     from (select 'rower-' || n as name, (select password_hash from users where role = 'Admin') as hash
       from generate_series(1, $1::int) n) as person
     returning user_name as name`,
    [PEOPLE],
  );
  return rows.map(({ name }) => name);
}

/** Makes the calls of players meanwhile: ones that read memory, that read the database, and that write. */
function makeCalls(http: HttpClient, url: string, game: SeededGame) {
  const base = `${url}/api/game/${game.gameId}`;
  const cookieOf = (index: number) => game.teams[index % game.teams.length]?.cookie ?? '';
  const get = (address: string) => (index: number) =>
    http.ask({ url: address, headers: { cookie: cookieOf(index) } });
  return [
    { name: 'challenge list', ask: get(`${base}/details`) },
    { name: 'own profile', ask: get(`${url}/api/account/profile`) },
    { name: 'teams', ask: get(`${url}/api/team`) },
    {
      name: 'wrong flag',
      ask: (index: number) =>
        http.ask({
          url: `${base}/challenges/${game.challengeIds[0]}`,
          method: 'POST',
          headers: { cookie: cookieOf(index) },
          body: { flag: `flag{no_such_rope_${index}}` },
        }),
    },
  ];
}

type Call = ReturnType<typeof makeCalls>[number];

/** Makes the calls in turn until `isOver`; returns the milliseconds of each. */
async function timeCalls(calls: readonly Call[], isOver: () => boolean) {
  const times = new Map<string, number[]>(calls.map(({ name }) => [name, []]));
  for (let index = 0; !isOver(); index += 1) {
    for (const { name, ask } of calls) {
      const start = performance.now();
      const { status } = await ask(index);
      if (status !== 200) throw new Error(`${name} answered ${status}.`);
      times.get(name)?.push(performance.now() - start);
      await pause(PAUSE_MILLISECONDS);
    }
  }
  return times;
}

async function signInAll(http: HttpClient, url: string, names: readonly string[]) {
  return Promise.all(
    names.map(async (userName): Promise<SignedIn> => {
      const start = performance.now();
      const { status } = await http.ask({
        url: `${url}/api/account/login`,
        method: 'POST',
        body: { userName, password: ADMINISTRATOR.ADMIN_PASSWORD },
      });
      return { status, milliseconds: performance.now() - start };
    }),
  );
}

function report(atRest: Map<string, number[]>, meanwhile: Map<string, number[]>) {
  const rows = [...meanwhile].map(([name, times]) => {
    const [rest, p99] = [percentile(atRest.get(name) ?? [], 99), percentile(times, 99)];
    const numbers = [percentile(times, 50), p99, rest].map((value) => value.toFixed(1));
    return { p99, cells: [name, String(times.length), ...numbers] };
  });
  console.log(
    formatTable(
      ['other call', 'calls', 'p50 ms', 'p99 ms', 'p99 ms at rest'],
      rows.map(({ cells }) => cells),
    ),
  );
  return Math.max(...rows.map(({ p99 }) => p99));
}

/** Returns what missed its target. */
export async function benchSignIns(): Promise<string[]> {
  const site = await startSite(1, { ...WIDE_LIMITS, ...ADMINISTRATOR });
  const crowd = createHttpClient(PEOPLE);
  const players = createHttpClient(4);
  try {
    const game = await seedGame(site.client, GAME);
    const names = await seedPeople(site);
    const url = site.servers[0]?.url ?? '';
    const calls = makeCalls(players, url, game);
    const rested = performance.now() + AT_REST_MILLISECONDS;
    const atRest = await timeCalls(calls, () => performance.now() > rested);
    let isOver = false;
    const [signedIn, meanwhile] = await Promise.all([
      signInAll(crowd, url, names).finally(() => (isOver = true)),
      timeCalls(calls, () => isOver),
    ]);
    const most = report(atRest, meanwhile);
    const answered = (status: number) => signedIn.filter((one) => one.status === status).length;
    const last = Math.max(...signedIn.map(({ milliseconds }) => milliseconds));
    const isMissed = most > TARGET || answered(200) < PEOPLE;
    console.log(
      `${PEOPLE} sign-ins at once: ${answered(200)} signed in, ${answered(503)} were told to try again, the ` +
        `last after ${(last / 1000).toFixed(1)} s; p99 of the slowest other call ${most.toFixed(1)} ms ` +
        `(target <= ${TARGET})${isMissed ? ' MISSED' : ''}`,
    );
    return isMissed ? ['sign-ins'] : [];
  } finally {
    crowd.close();
    players.close();
    await site.stop();
  }
}
