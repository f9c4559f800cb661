// A thread with the players who use the SDK.
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort, workerData } from 'node:worker_threads';
import { getSubmissionStatus, isApiError, submitFlag } from '@halyard/sdk';
import { startLoopDelay } from '../../load/loop-delay.ts';
import type { FlagAnswer, FlagOrder, SdkMessage, SdkReport } from './reports.ts';
import { createSampler } from './sampler.ts';
import { openSdkPlayer, type SdkPlayer, type SdkShared } from './sdk-client.ts';
import type { CrowdData } from './crowd-worker.ts';

const { gameId, servers, players, opensAt, opening } = workerData as CrowdData;
const loopDelay = startLoopDelay();
const shared: SdkShared = { complaints: [], requests: 0, applied: new Map() };
const open = new Map<number, SdkPlayer>();
const sampler = createSampler({ [Symbol.iterator]: () => open.values() });

for (const [index, player] of players.entries()) {
  const server = servers[index % servers.length] ?? '';
  setTimeout(
    () => open.set(index, openSdkPlayer({ player, gameId, server }, shared)),
    Math.max(0, opensAt - Date.now()) + 1000 * opening * Math.random(),
  );
}

async function sendFlag({ client: index, challengeId, flag }: FlagOrder): Promise<FlagAnswer> {
  const begin = performance.now();
  const options = { client: open.get(index)?.client };
  const answer: FlagAnswer = { submissionId: null, verdict: null, milliseconds: 0, at: 0 };
  try {
    answer.submissionId = await submitFlag({ gameId, challengeId }, { flag }, options);
    answer.at = Date.now();
    const ids = { gameId, challengeId, submissionId: answer.submissionId };
    answer.verdict = await getSubmissionStatus(ids, options);
  } catch (error) {
    // An error of the API has gone through `fetch`, which reports it as a complaint.
    if (!isApiError(error)) throw error;
  }
  return { ...answer, milliseconds: performance.now() - begin };
}

function report(): SdkReport {
  const all = [...open.values()];
  const boards = new Set(all.map((player) => player.board()));
  return {
    loopDelay: loopDelay(),
    complaints: shared.complaints,
    outages: all.flatMap(({ outages }) => outages),
    requests: shared.requests,
    samples: sampler(),
    boards: [...boards],
    notices: all.map(({ notices }) => [...notices]),
  };
}

function tell(message: SdkMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', (order: FlagOrder | 'stop') => {
  if (order !== 'stop') {
    void sendFlag(order).then((answer) => tell({ kind: 'flag', id: order.id, answer }));
    return;
  }
  const told = report();
  for (const player of open.values()) player.close();
  tell({ kind: 'report', report: told });
  parentPort?.close();
});
