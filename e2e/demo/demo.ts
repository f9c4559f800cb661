// `npm run demo`: a running game in a separate data directory, with bots that keep solving.
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@halyard/sdk';
import { createClient, isApiError, login } from '@halyard/sdk';
import { ADMIN, PLAYER_PASSWORD } from './accounts.ts';
import { challenges } from './challenges.ts';
import { seededRandom } from './challenges/tools/random.ts';
import { acceptTeams, ensureTeams } from './seed-teams.ts';
import { ensureChallenges, ensureGame, ensureNotices, openGame } from './seed-game.ts';
import { ensureOtherGames } from './seed-other-games.ts';
import type { DemoServer } from './server.ts';
import { Refusal, startServer } from './server.ts';
import { botApi, makeSessions } from './sessions.ts';
import { HOME_PLAYER, HOME_TEAM, LATE_TEAM, makeTeams } from './teams.ts';
import type { PlannedSolve } from './plan.ts';
import type { Game } from './play-solves.ts';
import { playSolves, stillToCome } from './play-solves.ts';

/** Share of the plan that is played before the demo is ready. */
const MINUTES_BEFORE = 150;
const SHORTEST_PAUSE_SECONDS = 3;
const LONGEST_PAUSE_SECONDS = 12;

const place = {
  host: process.env['HOST'] || '127.0.0.1',
  port: Number(process.env['PORT'] || 8080),
  dataDir: resolve(process.env['DATA_DIR'] || '.halyard/demo'),
};

async function enterAsAdmin(client: Client): Promise<void> {
  try {
    await login({ userName: ADMIN.userName, password: ADMIN.password }, { client });
  } catch (error) {
    if (!isApiError(error, 'WRONG_CREDENTIALS')) throw error;
    throw new Refusal(`${place.dataDir} belongs to another site. Choose another DATA_DIR.`);
  }
}

async function seed({ baseUrl }: DemoServer, client: Client): Promise<Game> {
  await enterAsAdmin(client);
  const id = await ensureGame(client);
  const ids = await ensureChallenges(client, id, challenges);
  console.log(`${ids.size} challenges are ready.`);

  const sessions = makeSessions(baseUrl);
  const teams = makeTeams();
  await ensureTeams(client, id, teams, sessions, (count) => {
    if (count % 20 === 0) console.log(`${count} of ${teams.length} teams have joined.`);
  });
  await acceptTeams(client, id, teams);
  await ensureTeams(client, id, [LATE_TEAM], sessions);
  await openGame(client, id);
  await ensureNotices(client, id);
  await ensureOtherGames(client);
  return { id, ids, api: botApi(id, sessions) };
}

/** Whether bots play a solve before the demo is ready: they leave the visitor's team its easy challenges. */
function isPast({ team, title, minute }: PlannedSolve): boolean {
  const easy = challenges.some((other) => other.title === title && other.level === 'easy');
  return minute < MINUTES_BEFORE && !(team.name === HOME_TEAM && easy);
}

function introduce({ baseUrl }: DemoServer): void {
  console.log(`
Harbour CTF 2026 is running:  ${baseUrl}

  player          ${HOME_PLAYER.padEnd(15)} ${PLAYER_PASSWORD}   (of ${HOME_TEAM})
  administrator   ${ADMIN.userName.padEnd(15)} ${ADMIN.password}

Only the demo makes known passwords: keep it off the open internet.
Data directory: ${place.dataDir}; delete it to start again.
Bots submit flags every few seconds. Ctrl-C stops the demo.
`);
}

async function demo(server: DemoServer, ending: AbortSignal): Promise<void> {
  await server.ready(ending);
  const client = createClient({ baseUrl: server.baseUrl });
  const game = await seed(server, client);
  const toCome = await stillToCome(client, game);
  const before = toCome.filter(isPast);
  if (before.length > 0) console.log(`The bots play the first ${before.length} solves.`);
  await playSolves(game, before, { wait: async () => ending.throwIfAborted(), loud: false });
  introduce(server);

  const random = seededRandom(`pauses since ${Date.now()}`);
  const spread = LONGEST_PAUSE_SECONDS - SHORTEST_PAUSE_SECONDS;
  const wait = () => {
    const seconds = SHORTEST_PAUSE_SECONDS + spread * random.fraction();
    return pause(seconds * 1000, undefined, { signal: ending });
  };
  const live = toCome.filter(
    ({ team, minute }) => minute >= MINUTES_BEFORE && team.name !== HOME_TEAM,
  );
  await wait();
  await playSolves(game, live, { wait, loud: true });
  console.log('The bots have finished. The game continues without them.');
}

async function main(): Promise<number> {
  const server = await startServer(place);
  const stop = new AbortController();
  void server.ended.then(() => stop.abort());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop.abort();
      // Ctrl-C in a terminal is also sent to the child.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.stop();
    });
  }
  try {
    await demo(server, stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) {
      server.stop();
      await server.ended;
      throw error;
    }
  }
  return server.ended;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
