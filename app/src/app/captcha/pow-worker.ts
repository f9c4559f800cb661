/// <reference lib="webworker" />
import type { PowOrder, PowReport } from './pow-messages.ts';
import { type PowSearch, searchPow } from '@halyard/sdk/rules';

/** Hashes between two reports: about 20 ms. Orders are read in between. */
const BATCH = 16_384;

let search: PowSearch | null = null;
let isPaused = false;

function work(): void {
  if (!search || isPaused) return;
  const answer = search.tryNext(BATCH);
  postMessage({ hashes: BATCH, answer } satisfies PowReport);
  if (answer === null) setTimeout(work);
  else search = null;
}

self.addEventListener('message', ({ data }: MessageEvent<PowOrder>) => {
  const wasIdle = search === null || isPaused;
  if (data.kind === 'search') search = searchPow(data.challenge, data.difficulty, data.prefix);
  isPaused = data.kind === 'pause';
  if (wasIdle) work();
});
