// `npm run demo`: a running game in a separate data directory, with bots that keep solving.
// `npm run dev -- --demo` runs it with `--watch`: the server starts again when its sources change.
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@halyard/sdk';
import { createClient, isApiError, login } from '@halyard/sdk';
import { ADMIN, PLAYER_PASSWORD } from './accounts.ts';
import { challenges } from './challenges.ts';
import { seededRandom } from './challenges/tools/random.ts';
import type { GameChallenge } from './challenges/types.ts';
import { submissionsOf, writeHistory } from './history.ts';
import { acceptTeams, ensureTeams } from './seed-teams.ts';
import { ensureChallenges, ensureGame, ensureNotices, openGame } from './seed-game.ts';
import { ensureOtherGames } from './seed-other-games.ts';
import { ensurePosts } from './seed-posts.ts';
import { ensureServices } from './seed-services.ts';
import type { DemoServer } from './server.ts';
import { builtServer, Refusal, startServer, watchedServer } from './server.ts';
import { findServiceEngine, type ServiceEngine } from './services/engine.ts';
import { makeImages } from './services/images.ts';
import { botApi, makeSessions } from './sessions.ts';
import { HOME_PLAYER, HOME_TEAM, LATE_TEAM, makeTeams } from './teams.ts';
import type { PlannedSolve } from './plan.ts';
import { makePlan } from './plan.ts';
import type { Pauses } from './rounds.ts';
import { rounds } from './rounds.ts';
import type { Game } from './play-solves.ts';
import { playSolves, stillToCome } from './play-solves.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long the game has been running, at least, when the demo is started for the first time. */
const HISTORY = 6 * HOUR;

const isWatched = process.argv.includes('--watch');
/** The address at which Vite serves the app while the sources are watched. */
const appUrl = process.env['PUBLIC_URL'] ?? '';
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

/** The images of the services; null, and a line that says why, where they cannot run. */
async function findImages(engine: ServiceEngine | null): Promise<Map<string, string> | null> {
  if (!engine) {
    console.log('No Docker answers that could run the challenges with an instance.');
    return null;
  }
  try {
    return await makeImages(engine.call);
  } catch (error) {
    console.log(`Docker made no images for the challenges with an instance: ${String(error)}`);
    return null;
  }
}

async function seed(
  { baseUrl }: DemoServer,
  client: Client,
  engine: ServiceEngine | null,
): Promise<Game> {
  await enterAsAdmin(client);
  const id = await ensureGame(client);
  const images = await findImages(engine);
  await ensureServices(client, id, images);
  const ids = await ensureChallenges(client, id, challenges);
  console.log(`${ids.size + (images?.size ?? 0)} challenges are ready.`);

  const sessions = makeSessions(baseUrl);
  const teams = makeTeams();
  await ensureTeams(client, id, teams, sessions, (count) => {
    if (count % 20 === 0) console.log(`${count} of ${teams.length} teams have joined.`);
  });
  await acceptTeams(client, id, teams);
  await ensureTeams(client, id, [LATE_TEAM], sessions);
  await ensureNotices(client, id);

  const { dataDir } = place;
  await ensurePosts(client);
  await ensureOtherGames({ client, dataDir, sessions, teams });
  const now = Date.now();
  const start = Math.floor((now - HISTORY) / HOUR) * HOUR;
  const past = makePlan(teams, challenges).filter((solve) => isPast(solve, now - start));
  await writeHistory(dataDir, { id, start }, submissionsOf(past, challenges, start));
  await openGame(client, id, start);
  return { id, ids, api: botApi(id, sessions) };
}

/** Whether a solve is in the past of a game that has run so long; the visitor's team has its easy challenges left. */
function isPast({ team, title, minute }: PlannedSolve, elapsed: number): boolean {
  const easy = challenges.some((other) => other.title === title && other.level === 'easy');
  return minute * MINUTE < elapsed && !(team.name === HOME_TEAM && easy);
}

function introduce({ baseUrl }: DemoServer): void {
  console.log(`
Harbour CTF 2026 is running:  ${isWatched ? appUrl : baseUrl}

  player          ${HOME_PLAYER.padEnd(15)} ${PLAYER_PASSWORD}   (of ${HOME_TEAM})
  administrator   ${ADMIN.userName.padEnd(15)} ${ADMIN.password}

Only the demo makes known passwords: keep it off the open internet.
Data directory: ${place.dataDir}; delete it to start again.
Bots submit flags every few seconds. Ctrl-C stops the demo.
`);
}

async function demo(
  server: DemoServer,
  engine: ServiceEngine | null,
  ending: AbortSignal,
): Promise<void> {
  await server.ready(ending);
  const client = createClient({ baseUrl: server.baseUrl });
  const game = await seed(server, client, engine);
  introduce(server);

  const random = seededRandom(`pauses since ${Date.now()}`);
  const waiting =
    ([shortest, longest]: Pauses) =>
    () => {
      const seconds = shortest + (longest - shortest) * random.fraction();
      return pause(seconds * 1000, undefined, { signal: ending });
    };
  for (const { added, plan, pauses } of rounds(makeTeams())) {
    await server.ready(ending);
    if (added !== null && !(await addChallenge(client, game, added))) return;
    const toCome = await stillToCome(client, game, plan);
    const solves = toCome.filter(({ team }) => team.name !== HOME_TEAM);
    await playSolves(game, solves, { wait: waiting(pauses), loud: !isWatched });
  }
}

/** Adds a challenge to the running game, which is extended as needed; false when a visitor prevents it. */
async function addChallenge(
  client: Client,
  { id, ids }: Game,
  added: GameChallenge,
): Promise<boolean> {
  try {
    await openGame(client, id, Date.now());
    for (const [title, challengeId] of await ensureChallenges(client, id, [added]))
      ids.set(title, challengeId);
    return true;
  } catch (error) {
    // A visitor may have deleted the game or changed the administrator's password.
    if (!isApiError(error)) throw error;
    console.log(`The bots stop: ${error.title}`);
    return false;
  }
}

async function main(): Promise<number> {
  const engine = await findServiceEngine(process.env, place.port);
  const program = isWatched ? watchedServer(appUrl) : builtServer();
  const server = await startServer(place, {
    ...program,
    env: { ...program.env, ...engine?.environment },
  });
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
    await demo(server, engine, stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) {
      server.stop();
      throw error;
    }
  } finally {
    await server.ended;
    await engine?.clean().catch((error: unknown) => {
      console.log(`Containers of the demo may be left at Docker: ${String(error)}`);
    });
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
