import { createHash } from 'node:crypto';
import { CHECKOUT } from '../checkout.ts';
import { type Ask, createBackground, startThread, UnansweredError } from './background.ts';
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
/** Milliseconds. A text of 256 KB takes half a second; one of 60,000 brackets 14 seconds. */
const LONGEST = 5000;
const HEAP_MEBIBYTES = 256;

/** Renders texts one after the other in a thread of its own, because some keep the parser busy. */
export function createMarkdownRenderer({
  onError,
  program = PROGRAM,
  idle,
}: RendererParts): RenderMarkdown {
  const ask = createBackground({
    start: () => startThread(program, HEAP_MEBIBYTES),
    longest: LONGEST,
    ...(idle !== undefined && { idle }),
  });
  /** Texts that are being rendered, by their digests, and those that cannot be, so that nothing waits for them again. */
  const known = new Map<string, Promise<string | null>>();

  async function render(source: string, digest: string): Promise<string | null> {
    try {
      const rendered = await faultOrHtml(ask, source);
      if ('fault' in rendered) {
        onError(new Error(`A text of ${source.length} characters has no HTML: ${rendered.fault}`));
        return null;
      }
      known.delete(digest);
      return rendered.html;
    } catch (error) {
      known.delete(digest);
      onError(error);
      return null;
    }
  }

  return (source) => {
    const digest = createHash('sha256').update(source).digest('base64');
    const rendering = known.get(digest) ?? render(source, digest);
    known.set(digest, rendering);
    return rendering;
  };
}

/** A thread that was given up was so because of the text, unless it did not start. */
async function faultOrHtml(ask: Ask, source: string): Promise<Rendered> {
  try {
    return (await ask(source)) as Rendered;
  } catch (error) {
    if (!(error instanceof UnansweredError) || error.reason === 'START') throw error;
    return { fault: error.message };
  }
}
