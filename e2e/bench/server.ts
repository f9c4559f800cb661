// What the server costs and how long it takes, in six parts that `-- --only NAME` runs alone:
// - costs: processor time per request of server and database, best of five interleaved runs, in a game of
//   1,000 teams, 40 challenges and 10,000 solves; how outdated the served board gets while many correct
//   flags arrive; memory.
// - sign-ins: how long other calls take while 200 people sign in at once.
// - lists: how long each search and filter of staff takes among 20,000 users, in logs of 1,000,000 rows and among
//   500,000 submissions.
// - organisers: memory for a sheet of 500,000 submissions and for the package of a game with 1 GiB of files; the
//   review of 2,000 teams.
// - live: 5,000 streams that are open and idle: memory of each, how long until the last has heard of a notice and
//   of 30 solves, and the bytes that these cost a viewer.
// - proxy: what the proxy adds to a direct connection, with and without capture; memory of slow readers.
import { exitCodeFor } from '../load/quick.ts';
import { benchCosts } from './costs.ts';
import { benchLists } from './lists.ts';
import { benchOrganisers } from './organisers.ts';
import { benchLive } from './live.ts';
import { benchProxy } from './proxy.ts';
import { benchSignIns } from './sign-ins.ts';

const PARTS = {
  costs: benchCosts,
  'sign-ins': benchSignIns,
  lists: benchLists,
  organisers: benchOrganisers,
  live: benchLive,
  proxy: benchProxy,
};

const only = process.argv.indexOf('--only');
const wanted = only === -1 ? null : process.argv[only + 1];
const chosen = Object.entries(PARTS).filter(([name]) => wanted === null || name === wanted);
if (chosen.length === 0) throw new Error(`--only takes ${Object.keys(PARTS).join(', ')}.`);

const missed: string[] = [];
for (const [name, bench] of chosen) {
  console.log(`${name}\n`);
  missed.push(...(await bench()));
  console.log('');
}
console.log(
  missed.length === 0 ? 'Bench: all within their targets.' : `Bench: missed ${missed.join(', ')}.`,
);
process.exitCode = exitCodeFor(missed.length > 0);
