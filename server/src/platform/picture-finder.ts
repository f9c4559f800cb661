import { createHash } from 'node:crypto';
import { CHECKOUT } from '../checkout.ts';
import { createBackground, startThread, UnansweredError } from './background.ts';
import type { FinderOrder } from './picture-finder-worker.ts';

/**
 * Addresses of the pictures in a text in Markdown that pages show as links; none if finding them takes too
 * long.
 */
export type FindHiddenPictures = (source: string) => Promise<readonly string[]>;

const PROGRAM = new URL('server/src/platform/picture-finder-worker.ts', CHECKOUT);
/** Milliseconds. A text of 256 KB takes half a second. */
const LONGEST = 5000;
const HEAP_MEBIBYTES = 256;
/** Texts whose pictures are remembered. */
const MOST_KNOWN = 5000;

/** A text without any of these has no pictures. */
const MAY_HAVE_PICTURES = /!\[|<img/i;

/**
 * Reads texts one after the other in a thread of its own, because some keep the parser busy.
 * @param origin of the site, if it is known: its absolute addresses are its own
 */
export function createPictureFinder(origin: string | undefined): FindHiddenPictures {
  const ask = createBackground({
    start: () => startThread(PROGRAM, HEAP_MEBIBYTES),
    longest: LONGEST,
  });
  /** By digests of the texts. */
  const known = new Map<string, readonly string[]>();

  return async (source) => {
    if (!MAY_HAVE_PICTURES.test(source)) return [];
    const digest = createHash('sha256').update(source).digest('base64');
    const found = known.get(digest) ?? (await find(source));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(digest, found);
    return found;
  };

  async function find(source: string): Promise<readonly string[]> {
    try {
      return (await ask({ source, origin } satisfies FinderOrder)) as readonly string[];
    } catch (error) {
      if (!(error instanceof UnansweredError) || error.reason === 'START') throw error;
      return [];
    }
  }
}
