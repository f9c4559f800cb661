// Drill of the challenge containers, on a real engine: `--engine docker`, which is the default, or
// `--engine kubernetes`. Thirty teams start two instances each as fast as the queue allows. Then they go
// on while the server is killed with SIGKILL ten times and the engine is restarted twice. At the end
// rows, containers and ports must agree, and everything must be removed for certain.
//
// The engine is one that the drill starts, or the one at TEST_CONTAINER_ADDRESS (Docker) or TEST_CLUSTER
// (Kubernetes, from `npm run cluster`), which is not restarted. A restart ends dockerd, or on Kubernetes
// the API server, the kubelet and containerd of the only node at the same moment: once with SIGTERM, as
// an upgrade does, and once with SIGKILL, as a machine that has no memory left. Pods run on meanwhile.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { percentile } from '../bench/percentile.ts';
import { sized } from '../load/quick.ts';
import { readPidFile } from '../load/site.ts';
import { formatTable } from '../load/table.ts';
import type { Engine } from './containers/engine.ts';
import { inTurns, measureFloor } from './containers/floor.ts';
import { findDisagreements, type InstanceRow, isSettled } from './containers/judge.ts';
import {
  type ContainerSite,
  endInstance,
  findContainers,
  findRows,
  findState,
  killServer,
  makeRoom,
  openContainerSite,
  requestAll,
  skipPauses,
  timeStarts,
  untilStored,
  type Wish,
} from './containers/site.ts';
import { existsSync } from 'node:fs';
import { openDocker, whyNoDocker } from './containers/docker-engine.ts';
import { openKubernetes, whyNoKubernetes } from './containers/kubernetes-engine.ts';

const ENGINES = {
  docker: { whyNot: whyNoDocker, open: openDocker },
  kubernetes: { whyNot: whyNoKubernetes, open: openKubernetes },
};

type EngineName = keyof typeof ENGINES;

function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(ENGINES, name);
}

/** Why there is no such engine; null if there is one. */
function whyNoEngine(name: EngineName): string | null {
  if (!existsSync('/bin/busybox')) return 'Debian’s busybox-static is missing';
  return ENGINES[name].whyNot();
}

function openEngine(name: EngineName): Promise<Engine> {
  return ENGINES[name].open();
}

const TEAMS = sized(30, 3);
const STARTS = 2 * TEAMS;
/** A round begins with at most so many instances: a node of Kubernetes takes 200 pods, and more would only wait. */
const MOST_INSTANCES = 3 * TEAMS;
const KILLS = sized(10, 2);
/** In these rounds the engine ends too, never in the last: what runs at Docker ends with it. */
const ENGINE_ENDS: ReadonlyMap<number, 'SIGTERM' | 'SIGKILL'> = sized(
  new Map([
    [3, 'SIGTERM'],
    [7, 'SIGKILL'],
  ]),
  new Map([[0, 'SIGKILL']]),
);
/** The kill comes at least so long after the first start of the round is stored. */
const EARLIEST_KILL_MILLISECONDS = 0;
const LATEST_KILL_MILLISECONDS = 4000;
const START_TIMEOUT_MILLISECONDS = 180_000;
const SETTLE_TIMEOUT_MILLISECONDS = 240_000;
const POLL_MILLISECONDS = 500;

interface Round {
  ended: string;
  milliseconds: number;
  /** The time from the kill until the server was ready. */
  recovery: number;
  running: number;
  starting: number;
  failed: number;
}

interface Result {
  floor: number[];
  starts: number[];
  rounds: Round[];
  settledMilliseconds: number;
  instances: number;
  violations: string[];
}

const violations: string[] = [];

function expectAll(violationsNow: readonly string[], when: string): void {
  violations.push(...violationsNow.map((text) => `${when}: ${text}`));
}

/** Every team wants these challenges. */
function wishesFor({ game }: ContainerSite, challenges: readonly number[]): Wish[] {
  return challenges.flatMap((index) =>
    game.teams.map((team) => ({ team, challengeId: game.challengeIds[index] ?? 0 })),
  );
}

/** The first start makes the network; the floor has the limits of its container. */
async function floorOf(site: ContainerSite): Promise<number[]> {
  const [wish] = wishesFor(site, [0]);
  if (!wish) throw new Error('There are no teams.');
  await requestAll(site, [wish]);
  await timeStarts(site, 1, START_TIMEOUT_MILLISECONDS);
  const maker = await site.engine.copyFirst(site.site);
  await endAll(site);
  return measureFloor(maker, STARTS);
}

async function burst(site: ContainerSite): Promise<number[]> {
  await skipPauses(site);
  const wishes = wishesFor(site, [0, 1]);
  const [statuses, times] = await Promise.all([
    requestAll(site, wishes),
    timeStarts(site, STARTS, START_TIMEOUT_MILLISECONDS),
  ]);
  const refused = statuses.filter((status) => status !== 200);
  if (refused.length > 0) violations.push(`first starts: refused with ${refused.join(', ')}`);
  if (times.length < STARTS)
    violations.push(`first starts: only ${times.length} of ${STARTS} came to run`);
  expectAll(findDisagreements(await findState(site)), 'first starts');
  return times;
}

async function strike(site: ContainerSite, index: number): Promise<Round> {
  const spread = LATEST_KILL_MILLISECONDS - EARLIEST_KILL_MILLISECONDS;
  const milliseconds = Math.round(EARLIEST_KILL_MILLISECONDS + spread * Math.random());
  await makeRoom(site, MOST_INSTANCES);
  await skipPauses(site);
  const before = await findRows(site);
  const wishes = wishesFor(site, [2 + index]);
  const requests = requestAll(site, wishes);
  // Teams end what they had meanwhile.
  const removals = inTurns(before, (row) => endInstance(site, row));
  await untilStored(site, wishes, START_TIMEOUT_MILLISECONDS);
  await pause(milliseconds);
  const signal = ENGINE_ENDS.get(index);
  const restarted = signal && site.engine.restart?.(signal);
  const [recovery] = await Promise.all([killServer(site), requests, removals, restarted]);
  const rows = await findRows(site);
  const count = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
  return {
    ended: signal && restarted ? `server, engine (${signal})` : 'server',
    milliseconds,
    recovery,
    running: count('Running'),
    starting: count('Pending'),
    failed: count('Failed'),
  };
}

/** Waits until nothing is on its way, and until a sweep has seen what has ended. */
async function settle(site: ContainerSite): Promise<number> {
  const began = performance.now();
  for (;;) {
    const milliseconds = Math.round(performance.now() - began);
    const rows = await findRows(site);
    if (isSettled({ rows, containers: await findContainers(site) })) return milliseconds;
    if (milliseconds > SETTLE_TIMEOUT_MILLISECONDS) return milliseconds;
    await pause(POLL_MILLISECONDS);
  }
}

/** Ends every instance, as the teams do; the rows of those. */
async function endAll(site: ContainerSite): Promise<InstanceRow[]> {
  await skipPauses(site);
  const rows = (await findRows(site)).filter(({ status }) => status === 'Running');
  await inTurns(rows, async (row) => {
    const status = await endInstance(site, row);
    if (status !== 200) violations.push(`removal: answered ${status}`);
  });
  return rows;
}

/** Ends every instance; nothing may be left, and a new one must start. */
async function removeAll(site: ContainerSite): Promise<void> {
  const rows = await endAll(site);
  const left = await findContainers(site);
  if (left.length > 0) violations.push(`removal: ${left.length} containers are left`);
  for (const port of await site.engine.findTaken(rows.map((row) => row.port)))
    violations.push(`removal: port ${port} is not free again`);

  const [wish] = wishesFor(site, [0]);
  if (!wish) return;
  await skipPauses(site);
  const [statuses] = await Promise.all([
    requestAll(site, [wish]),
    timeStarts(site, 1, START_TIMEOUT_MILLISECONDS),
  ]);
  if (statuses[0] !== 200) violations.push(`a new start: answered ${statuses[0]}`);
  expectAll(findDisagreements(await findState(site)), 'a new start');
}

async function drill(site: ContainerSite): Promise<Result> {
  const floor = await floorOf(site);
  const starts = await burst(site);
  const rounds: Round[] = [];
  while (rounds.length < KILLS) {
    rounds.push(await strike(site, rounds.length));
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  const settledMilliseconds = await settle(site);
  const state = await findState(site);
  expectAll(findDisagreements(state), 'after the kills');
  const instances = state.rows.filter(({ status }) => status === 'Running').length;
  if (instances === 0) violations.push('after the kills: no instance runs');
  await removeAll(site);
  return { floor, starts, rounds, settledMilliseconds, instances, violations };
}

function report({ floor, starts, rounds, settledMilliseconds, instances }: Result): void {
  const line = (name: string, times: readonly number[]) => [
    name,
    times.length,
    ...[50, 95, 100].map((percent) => Math.round(percentile(times, percent))),
  ];
  console.log(
    formatTable(
      ['until it runs', 'starts', 'p50 ms', 'p95 ms', 'last ms'],
      [line('the engine alone', floor), line('requested from the server', starts)],
    ),
  );
  console.log(
    `\n${formatTable(
      ['killed', 'after ms', 'ready again ms', 'running', 'starting', 'failed'],
      rounds.map((row) => [
        row.ended,
        row.milliseconds,
        row.recovery,
        row.running,
        row.starting,
        row.failed,
      ]),
    )}\n`,
  );
  for (const violation of violations.slice(0, 20)) console.log(`  ${violation}`);
  const engineEnds = rounds.filter(({ ended }) => ended !== 'server').length;
  if (engineEnds === 0) console.log('The engine was not restarted: it is not of this drill.');
  console.log(
    violations.length === 0
      ? `Containers: ${rounds.length} kills and ${engineEnds} restarts of the engine; ` +
          `${instances} instances agreed after ${settledMilliseconds} ms, and all were removed.`
      : `Containers: ${violations.length} violations.`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
}

async function run(engine: Engine): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'halyard-containers-'));
  let site: ContainerSite | null = null;
  try {
    site = await openContainerSite({ dataDir, engine, teams: TEAMS, challenges: KILLS + 2 });
    report(await drill(site));
  } finally {
    if (site) await closeSite(site);
    await endDatabase(dataDir);
    // A process of the database that was killed may still write.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function closeSite({ client, server, engine, site }: ContainerSite): Promise<void> {
  await client.end().catch(() => undefined);
  await server.stop();
  // Also at one of our own: Docker leaves the bridges of its networks when it ends.
  // One that is away must not hide why.
  await engine.clean(site).catch(console.error);
}

/** A database outlives a server that was killed and did not start again. */
async function endDatabase(dataDir: string): Promise<void> {
  const { pid } = await readPidFile(join(dataDir, 'postgres')).catch(() => ({ pid: 0 }));
  if (pid > 0) process.kill(pid, 'SIGKILL');
}

function chosenEngine(): EngineName {
  const options = {
    engine: { type: 'string', default: 'docker' },
    quick: { type: 'boolean' },
  } as const;
  const { engine } = parseArgs({ options }).values;
  if (!isEngineName(engine)) throw new Error(`There is no engine ${engine}.`);
  return engine;
}

const name = chosenEngine();
const missing = whyNoEngine(name);
if (missing !== null) {
  console.log(`Containers on ${name}: skipped, ${missing}.`);
  process.exitCode = sized(1, 0);
} else {
  const engine = await openEngine(name);
  try {
    await run(engine);
  } finally {
    await engine.stop();
  }
}
