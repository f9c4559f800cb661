import type { Db } from '../../platform/database.ts';
import { findLinesAfter, findNewestLine, lineToWire } from '../site-log/public.ts';
import { frameOf, type Stream } from './part-stream.ts';

const PAUSE_MILLISECONDS = 500;
/** Lines of one look; what is beyond comes with the next. */
const MAX_LINES = 500;
/** Processes store lines side by side, so that a line may appear after one with a higher id. */
const OVERLAP = 1000;

/**
 * Tells streams the new lines of the log. It reads them instead of hearing of them: so a line costs
 * no event, and nothing is read while nobody listens.
 */
export interface LogTail {
  /** Resolves when every line that is stored from now on will be told. */
  add(stream: Stream): Promise<void>;
  remove(stream: Stream): void;
  stop(): void;
}

interface LogTailDeps {
  db: Db;
  /** The id of streams at this moment. */
  position: () => number;
  onError: (error: unknown) => void;
}

export function createLogTail({ db, position, onError }: LogTailDeps): LogTail {
  const streams = new Set<Stream>();
  let told = new Set<number>();
  let from = 0;
  let timer: NodeJS.Timeout | null = null;
  let begun: Promise<void> | null = null;

  async function begin(): Promise<void> {
    from = await findNewestLine(db);
    // What is in the overlap already is old.
    told = new Set((await read()).map(({ id }) => id));
    schedule();
  }

  function schedule(): void {
    timer = setTimeout(() => {
      look()
        .catch(onError)
        .finally(() => {
          if (begun) schedule();
        });
    }, PAUSE_MILLISECONDS);
  }

  const read = () => findLinesAfter(db, from - OVERLAP, OVERLAP + MAX_LINES);

  async function look(): Promise<void> {
    const lines = await read();
    const fresh = lines.filter(({ id }) => !told.has(id));
    told = new Set(lines.map(({ id }) => id));
    from = Math.max(from, ...lines.map(({ id }) => id));
    for (const line of fresh) {
      const frame = frameOf(position(), { topic: 'Log', line: lineToWire(line) });
      for (const stream of streams) stream.send(frame);
    }
  }

  function stop(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    begun = null;
  }

  return {
    async add(stream) {
      streams.add(stream);
      begun ??= begin();
      await begun;
    },
    remove(stream) {
      if (streams.delete(stream) && streams.size === 0) stop();
    },
    stop,
  };
}
