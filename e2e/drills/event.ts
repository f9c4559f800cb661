// Event drill. A whole event as it comes: everybody opens the game at once, then follows it live or by
// polling while flags arrive, a server is killed and started again, the game ends, practice goes on.
// Nothing may be lost, doubled or missed; a run in which the generator itself was late is void.
// `--processes 2`: with two servers on one database, at half the load.
import { setTimeout as pause } from 'node:timers/promises';
import { startLoopDelay } from '../load/loop-delay.ts';
import { exitCodeFor } from '../load/quick.ts';
import { type EventSite, startEventSite, type Usage } from './event/event-site.ts';
import { type Evidence, judge, type Scores } from './event/judge.ts';
import { createPlay, type Play } from './event/play.ts';
import { type Phase, report } from './event/report.ts';
import { PLAN, PROCESSES, QUIET_SECONDS, SIZE } from './event/size.ts';
import { startCrowd, startSdkClients } from './event/threads.ts';
import { seedWorld, type World } from './event/world.ts';

const SECOND = 1000;
/** Everybody comes back within so many seconds after the kill. */
const RETURN_SECONDS = Math.min(15, PLAN.flags - PLAN.killAt - 1);

const until = (time: number) => pause(Math.max(0, time - Date.now()));

async function scoresOf(url: string, { game }: World): Promise<Scores> {
  const answer = await fetch(`${url}/api/ext/game/${game.gameId}/board`);
  const { teams } = (await answer.json()) as { teams: { id: number; score: number }[] };
  return teams
    .map(({ id, score }): Scores[number] => [id, score])
    .toSorted(([one], [other]) => one - other);
}

/** Runs the event by its plan. */
async function run(site: EventSite, world: World, play: Play) {
  const phases: Phase[] = [];
  let since = Date.now();
  async function end(name: string): Promise<Usage> {
    const usage = await site.usage();
    phases.push({ name, seconds: (Date.now() - since) / SECOND, ...usage });
    since = Date.now();
    return usage;
  }
  const tell = (text: string) => process.stderr.isTTY && process.stderr.write(`${text}\n`);

  await until(world.start);
  await end('before the start');
  tell(`${SIZE.players} players open the game`);
  const flagsAt = world.start + PLAN.opening * SECOND;
  await until(flagsAt);
  await end('opening');
  tell(`${SIZE.flagsPerSecond} flags a second`);
  const flags = play.send(PLAN.flags - QUIET_SECONDS / 2);
  await until(flagsAt + PLAN.killAt * SECOND);
  await end('flags, until the kill');
  const { killedAt, readyAt } = await site.killAndRestart();
  await end('server away');
  tell(`killed, ready again after ${readyAt - killedAt} ms`);
  await until(readyAt + RETURN_SECONDS * SECOND);
  await end('everybody returns');
  await flags;
  await end('flags, after that');
  await until(world.end + QUIET_SECONDS * SECOND);
  const url = site.urls[0] ?? '';
  const atEnd = await scoresOf(url, world);
  tell('practice');
  await play.send(PLAN.practice);
  await play.sendLast();
  await pause(PLAN.tail * SECOND);
  await end('end and practice');
  const scores = { atEnd, afterPractice: await scoresOf(url, world) };
  return { phases, killedAt, readyAt, scores };
}

async function drill(site: EventSite): Promise<boolean> {
  const world = await seedWorld(site.client);
  const { gameId, teams: players } = world.game;
  const data = { gameId, servers: site.urls, opensAt: world.start, opening: PLAN.opening };
  const sdkThread = startSdkClients({ ...data, players: players.slice(0, SIZE.sdkPlayers) });
  const crowdThread = startCrowd({
    ...data,
    players: players.slice(SIZE.sdkPlayers),
    pollers: SIZE.pollers,
  });
  const play = createPlay({ world, servers: site.urls, sdk: sdkThread });
  try {
    const loopDelay = startLoopDelay();
    const { phases, ...seen } = await run(site, world, play);
    const own = loopDelay();
    const [crowd, sdk] = await Promise.all([crowdThread.report(), sdkThread.report()]);
    const evidence: Evidence = {
      ...seen,
      world,
      play,
      crowd,
      sdk,
      loopDelay: Math.max(own, crowd.loopDelay, sdk.loopDelay),
    };
    return report(phases, evidence, await judge(site.client, site.urls[0] ?? '', evidence));
  } finally {
    play.close();
  }
}

const site = await startEventSite(PROCESSES);
try {
  process.exitCode = exitCodeFor(!(await drill(site)));
} finally {
  await site.stop();
}
process.exit();
