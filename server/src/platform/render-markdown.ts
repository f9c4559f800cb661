import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CHECKOUT } from '../checkout.ts';

/** Milliseconds. A text of 256 KB takes half a second; one of 60,000 brackets 14 seconds. */
const LONGEST = 5000;
/** Milliseconds after which a thread without work is ended, because it takes 30 MB. */
const IDLE = 10_000;

let worker: Worker | null = null;
let ending: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * A text in Markdown as HTML that is safe to show (see `ALLOWED_HTML`); undefined if that takes too long.
 * Texts are rendered one after the other in a thread of their own, because some keep the parser busy.
 */
export function renderMarkdown(source: string): Promise<string | undefined> {
  const rendering = last.then(() => renderNext(source));
  last = rendering;
  return rendering;
}

async function renderNext(source: string): Promise<string | undefined> {
  clearTimeout(ending);
  worker ??= new Worker(new URL('server/src/platform/markdown-worker.ts', CHECKOUT));
  worker.ref();
  try {
    // A worker thread has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(source);
    const [html] = await once(worker, 'message', { signal: AbortSignal.timeout(LONGEST) });
    ending = setTimeout(stop, IDLE).unref();
    worker.unref();
    return typeof html === 'string' ? html : undefined;
  } catch {
    stop();
    return undefined;
  }
}

function stop(): void {
  void worker?.terminate();
  worker = null;
}
