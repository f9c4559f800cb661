import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CHECKOUT } from '../checkout.ts';
import type { Rendered } from './markdown-worker.ts';

/**
 * A text in Markdown as HTML that is safe to show (see `ALLOWED_HTML`); null if it takes too long, is
 * nested too deeply or becomes too long, or if no thread can be started.
 */
export type RenderMarkdown = (source: string) => Promise<string | null>;

interface RendererParts {
  /** Told why a text has no HTML. */
  onError: (error: unknown) => void;
  /** Program of the thread; replaced in tests. */
  program?: URL;
  /** Milliseconds after which a thread without work is ended. */
  idle?: number;
}

const PROGRAM = new URL('server/src/platform/markdown-worker.ts', CHECKOUT);
/** Milliseconds until a thread is ready, on a busy machine. */
const LONGEST_START = 60_000;
/** Milliseconds. A text of 256 KB takes half a second; one of 60,000 brackets 14 seconds. */
const LONGEST = 5000;
const IDLE = 10_000;

/** Renders texts one after the other in a thread of its own, because some keep the parser busy. */
export function createMarkdownRenderer({
  onError,
  program = PROGRAM,
  idle = IDLE,
}: RendererParts): RenderMarkdown {
  let worker: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Digests of texts that cannot be rendered, so that nothing waits for them again. */
  const faulty = new Set<string>();

  const stop = () => {
    void worker?.terminate();
    worker = null;
  };

  async function start(): Promise<Worker> {
    const started = new Worker(program);
    // An error after a thread was given up has no other listener, and would end the server.
    started.on('error', () => undefined);
    await once(started, 'message', { signal: AbortSignal.timeout(LONGEST_START) });
    return started;
  }

  async function ask(thread: Worker, source: string): Promise<Rendered> {
    thread.ref();
    // A worker thread has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(source);
    const limit = AbortSignal.timeout(LONGEST);
    try {
      const [rendered] = await once(thread, 'message', { signal: limit });
      return rendered as Rendered;
    } catch (error) {
      if (limit.aborted) return { fault: 'It takes too long.' };
      throw error;
    }
  }

  async function renderNext(source: string): Promise<string | null> {
    const digest = createHash('sha256').update(source).digest('base64');
    if (faulty.has(digest)) return null;
    clearTimeout(ending);
    try {
      worker ??= await start();
      const rendered = await ask(worker, source);
      if ('fault' in rendered) {
        faulty.add(digest);
        throw new Error(`A text of ${source.length} characters has no HTML: ${rendered.fault}`);
      }
      ending = setTimeout(stop, idle).unref();
      worker.unref();
      return rendered.html;
    } catch (error) {
      stop();
      onError(error);
      return null;
    }
  }

  return (source) => {
    const rendering = last.then(() => renderNext(source));
    last = rendering.catch(() => undefined);
    return rendering;
  };
}
