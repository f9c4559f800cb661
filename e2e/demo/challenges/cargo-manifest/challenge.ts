import { seededRandom } from '../tools/random.ts';
import type { SeededRandom } from '../tools/random.ts';
import type { DemoChallenge } from '../types.ts';

const flag = 'flag{one_yes_or_no_at_a_time}';
const secret = `note to self: ${flag}`;
const YES = 2317;
const NO = 418;
const THREADS = 4;
const FIRST_SECOND = Date.UTC(2026, 10, 20, 2, 14, 7) / 1000;
const PATHS = ['/', '/berths', '/style.css', '/tides.json', '/manifest?berth=4', '/favicon.ico'];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

interface Request {
  address: string;
  path: string;
  status: number;
  size: number;
  agent: string;
}

/** The questions a binary search asks about one letter, and the page's answers. */
function questions(position: number, random: SeededRandom): Request[] {
  const code = secret.charCodeAt(position);
  const asked: Request[] = [];
  for (let low = 31, high = 127; high - low > 1;) {
    const middle = (low + high) >> 1;
    const failed = random.below(20) === 0;
    const letter = `MID((SELECT remark FROM captains WHERE id=1),${position + 1},1)`;
    const query = encodeURIComponent(`4 AND ORD(${letter})>${middle}`);
    const size = code > middle ? YES : NO;
    asked.push({
      address: '198.51.100.77',
      path: `/manifest?berth=${query}`,
      status: failed ? 502 : 200,
      size: failed ? 157 : size,
      agent: 'python-requests/2.32',
    });
    if (failed) continue;
    if (code > middle) low = middle;
    else high = middle;
  }
  return asked;
}

/** Several threads, each with the next letter nobody has taken, and the usual visitors between. */
function traffic(random: SeededRandom): Request[] {
  const waiting = secret.split('').map((_, position) => questions(position, random));
  const threads = waiting.splice(0, THREADS);
  const requests: Request[] = [];
  while (threads.some((thread) => thread.length > 0)) {
    const thread = random.pick(threads);
    const next = thread.shift();
    if (next === undefined) thread.push(...(waiting.shift() ?? []));
    else requests.push(next);
    if (random.below(3) === 0) requests.push(visitor(random));
  }
  return requests;
}

function visitor(random: SeededRandom): Request {
  return {
    address: `203.0.113.${random.below(250) + 1}`,
    path: random.pick(PATHS),
    status: 200,
    size: 300 + random.below(4000),
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  };
}

function stamp(second: number): string {
  const date = new Date(second * 1000);
  const day = String(date.getUTCDate()).padStart(2, '0');
  const month = MONTHS[date.getUTCMonth()];
  return `${day}/${month}/${date.getUTCFullYear()}:${date.toISOString().slice(11, 19)} +0000`;
}

function log(): string {
  const random = seededRandom('cargo-manifest');
  let second = FIRST_SECOND;
  const lines = traffic(random).map(({ address, path, status, size, agent }) => {
    second += random.below(2);
    return `${address} - - [${stamp(second)}] "GET ${path} HTTP/1.1" ${status} ${size} "-" "${agent}"`;
  });
  return `${lines.join('\n')}\n`;
}

export const challenge: DemoChallenge = {
  slug: 'cargo-manifest',
  title: 'Cargo Manifest',
  category: 'Web',
  level: 'medium',
  flag,
  originalScore: 400,
  minScoreRate: 0.3,
  difficulty: 12,
  hints: [
    'The page for a berth with cargo is longer than the page for a berth without.',
    'Every answered question narrows one letter. Those that failed were asked again.',
  ],
  statement: `The port's cargo manifest runs on a web application from another century. Last night
somebody talked to its database for a few minutes, through \`/manifest?berth=\`, and never got
to see anything but two different pages.

The database itself is lost, but the web server kept its access log. Find out **what the visitor
knows now**.`,
  file: () => ({ name: 'access.log', bytes: Buffer.from(log()) }),
};
