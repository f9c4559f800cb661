import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../bench/percentile.ts';
import { createHttpClient } from '../../load/http-client.ts';
import { median } from '../../load/median.ts';
import { sized } from '../../load/quick.ts';
import { seedGame } from '../../load/seed.ts';
import { startSite } from '../../load/site.ts';
import { ADDRESS_OF_OTHERS, type Attack, type Figure, type Parts, type World } from './attack.ts';

const GAME = sized(
  { teams: 1000, challenges: 40, solves: 10_000 },
  { teams: 10, challenges: 4, solves: 20 },
);
/** Control and attack take turns, so that what else runs on the machine disturbs both. */
const ROUNDS = sized(9, 1);
/** After so long no round begins: under load, one may take half a minute. */
const LONGEST_MILLISECONDS = 120_000;
const MEASURED_MILLISECONDS = sized(2000, 300);
const SETTLE_MILLISECONDS = sized(1000, 50);
const PAUSE_MILLISECONDS = 5;
const READY_MILLISECONDS = 120_000;
const MAX_RATIO = 1.5;

/** A process that sends what an attack sends. */
interface Generator {
  stop: () => Promise<void>;
}

/** Measures what others notice of an attack. Resolves to the rows of the report. */
export async function runAttack(name: string, attack: Attack): Promise<Figure[]> {
  const site = await startSite(1, attack.env ?? {});
  const sink = await startSink();
  try {
    const [server] = site.servers;
    if (!server) throw new Error('The site has no server.');
    const { swallowPort } = sink;
    const world = { site, server, game: await seedGame(site.client, GAME), swallowPort };
    const parts = (await attack.prepare?.(world)) ?? {};
    const other = createOther(world);
    await other.measure();
    const control: number[][] = [];
    const attacked: number[][] = [];
    const figures: Figure[] = [];
    const deadline = performance.now() + LONGEST_MILLISECONDS;
    for (let round = 0; round < ROUNDS && performance.now() < deadline; round += 1) {
      control.push(await measureUnder(name, sink.url, parts, other.measure));
      const finish = await attack.observe?.(world);
      const times = await measureUnder(name, server.url, parts, async () => {
        const measured = await other.measure();
        if (finish) figures.push(...(await finish()));
        return measured;
      });
      attacked.push(times);
    }
    other.close();
    return [compare(control, attacked), ...worstOf(figures)];
  } finally {
    sink.stop();
    await site.stop();
  }
}

/** Compares medians of the rounds: one in which the machine was busy otherwise decides nothing. */
function compare(control: readonly number[][], attacked: readonly number[][]): Figure {
  const of = (rounds: readonly number[][], percent: number) =>
    median(rounds.map((times) => percentile(times, percent)));
  const [before, after] = [of(control, 99), of(attacked, 99)];
  return {
    name: 'p99 of another user, to that of the control',
    measured:
      `${(after / before).toFixed(2)} (${before.toFixed(1)} → ${after.toFixed(1)} ms, ` +
      `p50 ${of(control, 50).toFixed(1)} → ${of(attacked, 50).toFixed(1)})`,
    target: `≤ ${MAX_RATIO}`,
    isMissed: after > MAX_RATIO * before,
  };
}

/** Keeps one measurement of each figure: one that missed its target, else the last. */
function worstOf(figures: readonly Figure[]): Figure[] {
  const worst = new Map<string, Figure>();
  for (const figure of figures) {
    if (!worst.get(figure.name)?.isMissed) worst.set(figure.name, figure);
  }
  return [...worst.values()];
}

/** Players who look at the board, at the challenges and at their account, one after the other. */
function createOther({ server: { url }, game: { gameId, teams } }: World) {
  const http = createHttpClient(1, ADDRESS_OF_OTHERS);
  let turns = 0;
  const paths = [
    `/api/ext/game/${gameId}/board`,
    `/api/game/${gameId}/details`,
    '/api/account/profile',
  ];

  /** Milliseconds of each request. */
  async function measure(): Promise<number[]> {
    const times: number[] = [];
    const end = performance.now() + MEASURED_MILLISECONDS;
    while (performance.now() < end) {
      const player = turns % teams.length;
      const headers = {
        cookie: teams[player]?.cookie ?? '',
        'x-forwarded-for': `198.18.${player >> 8}.${player & 0xff}`,
      };
      turns += 1;
      for (const path of paths) {
        const begin = performance.now();
        const { status } = await http.ask({ url: `${url}${path}`, headers });
        if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
        times.push(performance.now() - begin);
        await pause(PAUSE_MILLISECONDS);
      }
    }
    return times;
  }
  return { measure, close: () => http.close() };
}

async function measureUnder(
  name: string,
  url: string,
  parts: Parts,
  measure: () => Promise<number[]>,
): Promise<number[]> {
  const generator = await startGenerator(name, url, parts);
  await pause(SETTLE_MILLISECONDS);
  const times = await measure();
  await generator.stop();
  await pause(SETTLE_MILLISECONDS);
  return times;
}

async function startGenerator(name: string, url: string, parts: Parts): Promise<Generator> {
  const file = new URL('generator.ts', import.meta.url);
  const child = fork(file, [name, url, JSON.stringify(parts), ...process.argv.slice(2)]);
  const ended = once(child, 'exit');
  const late = AbortSignal.timeout(READY_MILLISECONDS);
  const complete = once(child, 'message', { signal: late }).catch(() => {
    child.kill('SIGKILL');
    throw new Error(`The load of ${name} was not complete in time.`);
  });
  const failed = ended.then(([code, signal]) => {
    throw new Error(`The generator of ${name} ended by itself (${String(code ?? signal)}).`);
  });
  await Promise.race([complete, failed]);
  return {
    async stop() {
      if (child.exitCode !== null) throw new Error(`The generator of ${name} ended by itself.`);
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function startSink() {
  const child = fork(new URL('sink.ts', import.meta.url));
  const [{ port, swallowPort }] = (await once(child, 'message')) as [Record<string, number>];
  return {
    url: `http://127.0.0.1:${port}`,
    swallowPort: swallowPort ?? 0,
    stop: () => void child.kill('SIGKILL'),
  };
}
