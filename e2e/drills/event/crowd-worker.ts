// A thread with the players who are raw connections: viewers with a stream, and those who poll.
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort, workerData } from 'node:worker_threads';
import { startLoopDelay } from '../../load/loop-delay.ts';
import { createAsker } from './asker.ts';
import { openPoller } from './poller.ts';
import type { CrowdReport } from './reports.ts';
import { createSampler } from './sampler.ts';
import { openViewer, type Person } from './viewer.ts';
import type { Player } from './world.ts';

/** The data that a thread is started with. */
export interface CrowdData {
  gameId: number;
  servers: readonly string[];
  /** The last `pollers` of them poll. */
  players: readonly Player[];
  pollers: number;
  /** When the first of them come, in Unix milliseconds, and for how many seconds others do. */
  opensAt: number;
  opening: number;
}

/** Players come faster at first: a third of them in the first sixth of the time. */
const RUSH = 1.6;

const { gameId, servers, players, pollers, opensAt, opening } = workerData as CrowdData;
const loopDelay = startLoopDelay();
const asker = createAsker();
const live: Person[] = [];
const polling: Person[] = [];
const samplers = { live: createSampler(live), polling: createSampler(polling) };

for (const [index, player] of players.entries()) {
  const delay = Math.max(0, opensAt - Date.now()) + 1000 * opening * Math.random() ** RUSH;
  const options = { player, gameId, servers, server: index % servers.length, asker };
  const isLive = index < players.length - pollers;
  setTimeout(() => {
    if (isLive) live.push(openViewer({ ...options, hasList: index % 2 === 0 }));
    else polling.push(openPoller(options));
  }, delay);
}

function report(): CrowdReport {
  const delay = loopDelay();
  const all = [...live, ...polling];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    loopDelay: delay,
    complaints: [...asker.complaints],
    outages: all.flatMap(({ outages }) => outages),
    requests: asker.requests(),
    heard: live.flatMap((person) => person.heard() ?? []),
    samples: { live: samplers.live(), polling: samplers.polling() },
    bytes: {
      streams: sum(live.map((person) => person.bytes().streams)),
      ofLive: sum(live.map((person) => person.bytes().fetched)),
      ofPolling: sum(polling.map((person) => person.bytes().fetched)),
    },
    refetched: sum(live.map((person) => person.refetched())),
  };
}

parentPort?.once('message', () => {
  const told = report();
  for (const person of [...live, ...polling]) person.close();
  asker.close();
  parentPort?.postMessage(told);
  parentPort?.close();
});
