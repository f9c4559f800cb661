// oxlint-disable-next-line import/default -- Vite gives this module its address
import workerUrl from './pow-worker.ts?worker&url';
import type { PowChallenge } from '@halyard/sdk/types';
import type { CheckRun } from './check.ts';
import type { PowOrder, PowReport } from './pow-messages.ts';
import { trustedAddress } from './trusted-address.ts';

const MAX_WORKERS = 4;

/** One core is left for the page. */
function workerCount(): number {
  return Math.max(1, Math.min(MAX_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
const tell = (worker: Worker, order: PowOrder) => worker.postMessage(order);

/**
 * Searches the answer to a challenge in several workers; they pause while the page is hidden.
 * Rejects if no worker can run.
 */
export function solvePow(
  { id, challenge, difficulty }: PowChallenge,
  run: CheckRun,
): Promise<string> {
  const { signal, onProgress } = run;
  const workers: Worker[] = [];
  const ended = new AbortController();
  const order = (command: PowOrder) => {
    for (const worker of workers) tell(worker, command);
  };
  const follow = () => order({ kind: document.hidden ? 'pause' : 'go-on' });
  let hashes = 0;
  const answer = new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), {
      signal: ended.signal,
    });
    for (let index = 0; index < workerCount(); index += 1) {
      const worker = new Worker(trustedAddress(workerUrl), { type: 'module' });
      workers.push(worker);
      worker.addEventListener('error', () => reject(new Error('The worker does not start')));
      worker.addEventListener('message', ({ data }: MessageEvent<PowReport>) => {
        hashes += data.hashes;
        onProgress({ done: hashes, expected: 2 ** difficulty });
        if (data.answer !== null) resolve(`${id}:${data.answer}`);
      });
      const [prefix = 0] = crypto.getRandomValues(new Uint32Array(1));
      tell(worker, { kind: 'search', challenge, difficulty, prefix });
    }
  });
  document.addEventListener('visibilitychange', follow, { signal: ended.signal });
  if (document.hidden) follow();
  return answer.finally(() => {
    ended.abort();
    for (const worker of workers) worker.terminate();
  });
}
