import { setTimeout as pause } from 'node:timers/promises';
import type { Board } from '@halyard/sdk/types';
import { median } from '../load/median.ts';
import { sized } from '../load/quick.ts';
import { openRawStream, type RawStream } from '../load/raw-stream.ts';
import { RIGHT_FLAG, type SeededGame, seedGame } from '../load/seed.ts';
import { signIn } from '../load/sign-in.ts';
import { ADMINISTRATOR, type ServerProcess, startSite, WIDE_LIMITS } from '../load/site.ts';
import { formatTable } from '../load/table.ts';
import { percentile } from './percentile.ts';
import { memoryOf } from './processes.ts';

const GAME = sized(
  { teams: 1000, challenges: 40, solves: 10_000 },
  { teams: 50, challenges: 40, solves: 200 },
);
const VIEWERS = sized(5000, 50);
/** Connections that are opened at the same time. */
const AT_ONCE = 50;
const ROUNDS = sized(5, 1);
const SOLVES = 30;
/** A viewer may receive so many bytes for all solves together. */
const BYTES_TARGET = 1024;
/** Memory that was used only briefly is given back within this time. */
const SETTLE_MILLISECONDS = sized(10_000, 500);
const TIMEOUT_MILLISECONDS = 30_000;
const POLL_MILLISECONDS = 10;

/** The topics that the pages of a player listen to. */
const TOPICS = ['Board', 'Game', 'Notice', 'Team'].map((topic) => `topics=${topic}`).join('&');

interface Viewer {
  participationId: number;
  /** When the last event of a topic arrived, by the clock of `performance`. */
  heardAt: Map<string, number>;
  /** The newest version of the board that was told. */
  version: number;
  stream: RawStream;
}

interface Stage {
  server: ServerProcess;
  game: SeededGame;
  viewers: readonly Viewer[];
}

async function until(isDone: () => boolean, what: string): Promise<void> {
  const latest = performance.now() + TIMEOUT_MILLISECONDS;
  while (!isDone()) {
    if (performance.now() > latest) throw new Error(`${what}: not within 30 s.`);
    await pause(POLL_MILLISECONDS);
  }
}

/** Resolves when the stream has said hello. Each team has several viewers, each at an address of its own. */
function openViewer({ url }: ServerProcess, game: SeededGame, index: number): Promise<Viewer> {
  const team = game.teams[index % game.teams.length];
  if (!team) throw new Error('The game has no teams.');
  return new Promise((resolve, reject) => {
    const stream = openRawStream({
      url,
      path: `/api/ext/live?${TOPICS}&game=${game.gameId}`,
      headers: {
        cookie: team.cookie,
        'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
        accept: 'text/event-stream',
      },
      onEvent(_id, data) {
        const topic = /^{"topic":"(\w+)"/.exec(data)?.[1] ?? '';
        viewer.heardAt.set(topic, performance.now());
        if (topic === 'Board') viewer.version = Number(/"version":(\d+)/.exec(data)?.[1]);
        if (topic === 'Hello') resolve(viewer);
      },
      onEnd: (status) => reject(new Error(`A stream ended with ${status}.`)),
    });
    const viewer: Viewer = {
      participationId: team.participationId,
      heardAt: new Map(),
      version: 0,
      stream,
    };
  });
}

async function openViewers(server: ServerProcess, game: SeededGame): Promise<Viewer[]> {
  const viewers: Viewer[] = [];
  while (viewers.length < VIEWERS) {
    const next = Math.min(AT_ONCE, VIEWERS - viewers.length);
    const opened = Array.from({ length: next }, (_, index) =>
      openViewer(server, game, viewers.length + index),
    );
    viewers.push(...(await Promise.all(opened)));
  }
  return viewers;
}

async function send({ url }: ServerProcess, cookie: string, path: string, body: unknown) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

/** Measures how long after an organiser has sent a notice each viewer hears it, in milliseconds. */
async function timeNotice({ server, game, viewers }: Stage, cookie: string): Promise<number[]> {
  const sentAt = performance.now();
  await send(server, cookie, `/api/edit/games/${game.gameId}/notices`, { content: 'High water.' });
  const hasHeard = ({ heardAt }: Viewer) => (heardAt.get('Notice') ?? 0) > sentAt;
  await until(() => viewers.every(hasHeard), 'A notice');
  return viewers.map(({ heardAt }) => (heardAt.get('Notice') ?? 0) - sentAt);
}

/** Teams that each solve a challenge at the same time; one that they have not used before. */
function takeSolvers({ game }: Stage, round: number) {
  return game.teams.slice(round * SOLVES, (round + 1) * SOLVES).map((team) => {
    const challengeId = team.unsolved.pop();
    if (challengeId === undefined) throw new Error('A team has solved everything.');
    return { ...team, challengeId };
  });
}

async function fetchBoard({ server, game }: Pick<Stage, 'server' | 'game'>) {
  const response = await fetch(`${server.url}/api/ext/game/${game.gameId}/board`);
  const { version, teams } = (await response.json()) as Board;
  return { version, solves: teams.reduce((sum, team) => sum + team.solves.length, 0) };
}

/** Measures what the viewers of other teams receive when some teams solve something, and when the last has it. */
async function timeSolves(stage: Stage, round: number) {
  const { server, game, viewers } = stage;
  const solvers = takeSolvers(stage, round);
  const own = new Set(solvers.map(({ participationId }) => participationId));
  const others = viewers.filter(({ participationId }) => !own.has(participationId));
  const { solves: solved } = await fetchBoard(stage);
  const before = others.map(({ stream }) => stream.bytesRead());
  const sentAt = performance.now();
  await Promise.all(
    solvers.map(({ cookie, challengeId }) =>
      send(server, cookie, `/api/game/${game.gameId}/challenges/${challengeId}`, {
        flag: RIGHT_FLAG,
      }),
    ),
  );
  // The board may be published several times meanwhile.
  let board = await fetchBoard(stage);
  while (board.solves < solved + SOLVES) {
    await pause(POLL_MILLISECONDS);
    board = await fetchBoard(stage);
  }
  await until(() => viewers.every(({ version }) => version >= board.version), 'The board');
  return {
    bytes: others.map(({ stream }, index) => stream.bytesRead() - (before[index] ?? 0)),
    milliseconds: viewers.map(({ heardAt }) => (heardAt.get('Board') ?? 0) - sentAt),
  };
}

interface Figure {
  what: string;
  middle: string;
  most: string;
}

function figureOf(what: string, values: readonly number[], unit: string): Figure {
  const show = (value: number) => `${value.toFixed(0)} ${unit}`;
  return { what, middle: show(median(values)), most: show(Math.max(...values)) };
}

/** Thousands of pages that are open and do nothing. Returns what missed its target. */
export async function benchLive(): Promise<string[]> {
  const site = await startSite(1, { ...WIDE_LIMITS, ...ADMINISTRATOR });
  try {
    const [server] = site.servers;
    if (!server) throw new Error('No server has started.');
    const game = await seedGame(site.client, GAME);
    const cookie = (await signIn(server.url)) ?? '';
    // The first viewer of a game makes the server load more than a connection costs, and later events tell only what
    // has changed since somebody has fetched the board.
    (await openViewer(server, game, 0)).stream.close();
    await fetchBoard({ server, game });
    await pause(SETTLE_MILLISECONDS);
    const rest = memoryOf(server.pid);
    const viewers = await openViewers(server, game);
    await pause(SETTLE_MILLISECONDS);
    const each = ((memoryOf(server.pid) - rest) * 1000) / VIEWERS;
    const stage = { server, game, viewers };
    const notices: number[][] = [];
    while (notices.length < ROUNDS) notices.push(await timeNotice(stage, cookie));
    const solves: Awaited<ReturnType<typeof timeSolves>>[] = [];
    while (solves.length < ROUNDS) solves.push(await timeSolves(stage, solves.length));
    const bytes = solves.flatMap((round) => round.bytes);
    const figures = [
      figureOf('a notice is heard', notices.flat(), 'ms'),
      figureOf(
        `${SOLVES} solves are on the board`,
        solves.flatMap((round) => round.milliseconds),
        'ms',
      ),
      figureOf(`${SOLVES} solves, received`, bytes, 'bytes'),
    ];
    console.log(
      `${VIEWERS} streams of a game with ${GAME.teams} teams: ${each.toFixed(1)} kB of memory each.`,
    );
    console.log(
      formatTable(
        ['what', 'median', 'last or most'],
        figures.map(({ what, middle, most }) => [what, middle, most]),
      ),
    );
    for (const { stream } of viewers) stream.close();
    const isMissed = percentile(bytes, 100) > BYTES_TARGET;
    return isMissed ? [`${SOLVES} solves: at most ${BYTES_TARGET} bytes`] : [];
  } finally {
    await site.stop();
  }
}
