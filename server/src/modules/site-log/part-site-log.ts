import type { LanguageCode } from '@halyard/sdk/operations';
import { LOG_LINES, type LogEntry } from '../../domain/log-lines.ts';
import type { Clock } from '../../platform/clock.ts';
import { currentRequest } from '../../platform/request-context.ts';
import type { WriteStatement } from '../../platform/write.ts';
import { sentence } from '../../sentences/sentence.ts';
import { insertLines, type NewLine } from './repository.ts';
import { createSampler } from './part-sampler.ts';

const SYSTEM = 'System';
const ANONYMOUS = 'Anonymous';

const FLUSH_AFTER = 1000;
const RETRY_AFTER = 5000;
/** Lines of one statement. */
const BATCH = 500;
/** Lines that wait at most while the database is away. */
const CAPACITY = 5000;
/** Lines of a sampled kind that are kept of one person in a minute. */
const SAMPLED_PER_MINUTE = 20;
const VALUE_LENGTH = 300;
const DETAIL_LENGTH = 4000;

/** The log of the site, which administrators read in the app. */
export interface SiteLog {
  /**
   * Adds a line. It is stored soon; the call neither waits nor fails. In a transaction use `emit.log`
   * instead, so that the line is written only if the transaction is committed.
   */
  add(entry: LogEntry): void;
  /** Stores what waits. Rejects when the database is away; the lines are kept. */
  flush(): Promise<void>;
  /** Stores what waits, and gives the lines that cannot be stored to `onLost`. */
  close(): Promise<void>;
}

export interface SiteLogDeps {
  writeStatement: WriteStatement;
  clock: Clock;
  /** The language of the sentences. */
  language: LanguageCode;
  /** Called when lines could not be stored; they are kept for another try. */
  onError: (error: unknown) => void;
  /** Called at the end with what could not be stored. */
  onLost: (lines: readonly NewLine[]) => void;
  flushMilliseconds?: number;
}

export function createSiteLog(deps: SiteLogDeps): SiteLog {
  const { writeStatement, clock, onError, onLost, flushMilliseconds = FLUSH_AFTER } = deps;
  const sampler = createSampler({ clock, limit: SAMPLED_PER_MINUTE });
  let waiting: NewLine[] = [];
  let lost = 0;
  let timer: NodeJS.Timeout | null = null;
  let storing: Promise<void> = Promise.resolve();

  function schedule(milliseconds: number): void {
    timer ??= setTimeout(() => {
      timer = null;
      flush().catch((error: unknown) => {
        onError(error);
        schedule(RETRY_AFTER);
      });
    }, milliseconds).unref();
  }

  function push(line: NewLine): void {
    if (waiting.length >= CAPACITY) lost += 1;
    else waiting.push(line);
  }

  /** Says what is missing from the log, as lines of their own. */
  function addGaps(): void {
    const omitted = sampler.takeOmitted();
    const line = (entry: LogEntry) => waiting.push(makeLine(entry, deps));
    if (omitted > 0) line({ code: 'LINES_OMITTED', values: { count: omitted }, by: SYSTEM });
    if (lost > 0) line({ code: 'LINES_LOST', values: { count: lost }, by: SYSTEM });
    lost = 0;
  }

  async function store(): Promise<void> {
    addGaps();
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      await writeStatement(null, (statement) => insertLines(statement, batch));
      waiting = waiting.slice(batch.length);
    }
  }

  /** One at a time, so that no line is stored twice. */
  async function flush(): Promise<void> {
    const before = storing;
    storing = before.catch(() => undefined).then(store);
    return storing;
  }

  return {
    add(entry) {
      const line = makeLine(entry, deps);
      const isSampled = 'sampled' in LOG_LINES[entry.code];
      if (isSampled && !sampler.keep(`${entry.code} ${line.userName}`)) return;
      push(line);
      schedule(flushMilliseconds);
    },
    flush,
    async close() {
      if (timer) clearTimeout(timer);
      timer = null;
      try {
        await flush();
      } catch (error) {
        onError(error);
        onLost(waiting);
      }
    },
  };
}

function makeLine(
  entry: LogEntry,
  { clock, language }: Pick<SiteLogDeps, 'clock' | 'language'>,
): NewLine {
  const { level, status } = LOG_LINES[entry.code];
  const values = Object.entries(entry.values ?? {}).map(([name, value]) => [name, tidy(value)]);
  const message = sentence(language, `LOG_${entry.code}`, Object.fromEntries(values));
  return {
    time: new Date(clock()),
    level,
    status,
    ...toOrigin(entry),
    message:
      entry.detail === undefined ? message : `${message}\n${entry.detail.slice(0, DETAIL_LENGTH)}`,
  };
}

/** Who caused an entry, and the request in which it happened. */
function toOrigin({ by, byId }: LogEntry) {
  const request = currentRequest();
  const { address = null, requestId = null, actor } = request ?? {};
  const caller = actor?.userName ?? (request ? ANONYMOUS : SYSTEM);
  return {
    userName: by ?? caller,
    userId: by === undefined ? (actor?.userId ?? null) : (byId ?? null),
    address,
    requestId,
  };
}

/** On one line, without characters that reorder it, and not longer than a line is read. */
function tidy(value: string | number): string | number {
  if (typeof value === 'number') return value;
  return value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, VALUE_LENGTH);
}
