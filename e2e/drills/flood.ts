// Flood drill. How much slower the board of a running game gets while another client asks for games
// that do not exist, how long a sign-in takes while a home sends many of them, and how much memory
// bodies take that clients leave unfinished. With an address of its own for each attack.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createHttpClient, type HttpClient } from '../load/http-client.ts';
import { exitCodeFor, sized } from '../load/quick.ts';
import { seedGame } from '../load/seed.ts';
import { startSite } from '../load/site.ts';
import { formatTable } from '../load/table.ts';

const GAME = sized(
  { teams: 1000, challenges: 40, solves: 10_000 },
  { teams: 10, challenges: 4, solves: 20 },
);
const BOARDS = sized(400, 10);
const REQUESTS_PER_SECOND = 2000;
const SIGN_INS_PER_SECOND = 200;
const SIGN_INS = sized(100, 5);
const MAX_SIGN_IN_MILLISECONDS = 1000;
const BODIES = 400;
const BODY_BYTES = 2 ** 20;
const MAX_SLOWDOWN = 2;
const MAX_MEBIBYTES = 20;
const MAX_ID = 2_000_000_000;

/** Milliseconds from request to answer: the median of one board after the other. */
async function medianOfBoard(http: HttpClient, url: string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < BOARDS; index += 1) {
    const begin = performance.now();
    await http.ask({ url });
    times.push(performance.now() - begin);
    await pause(5);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(BOARDS / 2)] ?? 0;
}

/** Asks for the boards of unknown games until it is stopped. */
function flood(http: HttpClient, url: string): () => void {
  const timer = setInterval(() => {
    for (let index = 0; index < REQUESTS_PER_SECOND / 100; index += 1) {
      const id = Math.floor(Math.random() * MAX_ID) + 1_000_000;
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      http.ask({ url: `${url}/api/ext/game/${id}/board`, headers }).catch(() => undefined);
    }
  }, 10);
  return () => clearInterval(timer);
}

/** A sign-in to an account that does not exist; it takes as long as a wrong password. */
function signIn(http: HttpClient, url: string, address: string) {
  return http.ask({
    url: `${url}/api/account/login`,
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: { userName: `nobody${Math.floor(Math.random() * 1e6)}`, password: 'Wrong-Password-1' },
  });
}

/** Sends sign-ins from all 256 networks of a home until it is stopped. */
function floodSignIns(http: HttpClient, url: string): () => void {
  let count = 0;
  const timer = setInterval(() => {
    for (let index = 0; index < SIGN_INS_PER_SECOND / 20; index += 1) {
      const network = (0x4200 + (count % 256)).toString(16);
      count += 1;
      signIn(http, url, `2001:db8:1:${network}::1`).catch(() => undefined);
    }
  }, 50);
  return () => clearInterval(timer);
}

/** Milliseconds of the slowest of some sign-ins from elsewhere. */
async function slowestSignIn(http: HttpClient, url: string): Promise<number> {
  let slowest = 0;
  for (let index = 0; index < SIGN_INS; index += 1) {
    const begin = performance.now();
    const { status } = await signIn(http, url, '2001:db8:ffff::1');
    if (status !== 401) throw new Error(`A sign-in was answered with ${status}.`);
    slowest = Math.max(slowest, performance.now() - begin);
    await pause(50);
  }
  return slowest;
}

/** Mebibytes of memory that a process uses. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Connections that each send most of a sign-in of a mebibyte in chunks, and then wait. */
async function openBodies(url: string): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const head = [
    'POST /api/account/login HTTP/1.1',
    'Host: here',
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
    'X-Forwarded-For: 203.0.113.8',
    '',
    (BODY_BYTES - 1).toString(16),
    '',
  ].join('\r\n');
  const sockets = Array.from({ length: BODIES }, () => {
    const socket = connect(Number(port), hostname);
    // The server may end the connection at any time.
    socket.on('error', () => undefined).resume();
    socket.write(`${head}"`);
    socket.write('x'.repeat(BODY_BYTES - 4));
    return socket;
  });
  const connecting = sockets.filter((socket) => socket.connecting);
  await Promise.all(connecting.map((socket) => once(socket, 'connect')));
  return sockets;
}

const site = await startSite(1, {
  RATE_LIMIT_ADDRESS_FACTOR: '1000000',
  RATE_LIMIT_LOGIN_FACTOR: '1000000',
});
try {
  const [server] = site.servers;
  if (!server) throw new Error('The site has no server.');
  const http = createHttpClient(20);
  const game = await seedGame(site.client, GAME);
  const board = `${server.url}/api/ext/game/${game.gameId}/board`;
  await medianOfBoard(http, board);
  const atRest = await medianOfBoard(http, board);
  const stop = flood(createHttpClient(400), server.url);
  const attacked = await medianOfBoard(http, board);
  stop();
  const stopSignIns = floodSignIns(createHttpClient(400), server.url);
  await pause(sized(2000, 200));
  const slowest = await slowestSignIn(http, server.url);
  stopSignIns();
  await pause(sized(3000, 500));
  const before = await memoryOf(server.pid);
  const sockets = await openBodies(server.url);
  await pause(sized(3000, 500));
  const added = (await memoryOf(server.pid)) - before;
  for (const socket of sockets) socket.destroy();
  console.log(
    formatTable(
      ['attack', 'figure', 'measured', 'target'],
      [
        [
          `${REQUESTS_PER_SECOND} unknown games a second`,
          'median of the board, to that at rest',
          `${(attacked / atRest).toFixed(2)} (${atRest.toFixed(2)} ms at rest)`,
          `≤ ${MAX_SLOWDOWN}`,
        ],
        [
          `${SIGN_INS_PER_SECOND} sign-ins a second from a /56`,
          'slowest sign-in from elsewhere, ms',
          slowest.toFixed(0),
          `≤ ${MAX_SIGN_IN_MILLISECONDS}`,
        ],
        [
          `${BODIES} open bodies of 1 MiB`,
          'memory added, MiB',
          added.toFixed(1),
          `≤ ${MAX_MEBIBYTES}`,
        ],
      ],
    ),
  );
  process.exitCode = exitCodeFor(
    attacked > MAX_SLOWDOWN * atRest || slowest > MAX_SIGN_IN_MILLISECONDS || added > MAX_MEBIBYTES,
  );
  http.close();
} finally {
  await site.stop();
}
process.exit();
