import { LiveEvent } from '../generated/model/liveEvent.zod.ts';
import { ApiContractError } from './errors.ts';
import { makeEventParser } from './event-parser.ts';
import { type Answer, type CallOptions, exchange, type RequestOptions } from './exchange.ts';
import { checkAnswer } from './validate.ts';

// Orval looks for it beside what it calls.
export type { ErrorType } from './request.ts';

/** What calls that are answered with a stream of events take as their last argument. */
export interface ListenOptions extends CallOptions {
  /** The `id` of the last event heard, to go on behind it. Default: begin with what happens now. */
  lastEventId?: string | undefined;
}

/** One event of a stream. */
export interface StreamEvent {
  /** To go on behind it; null before the stream has named one. */
  id: string | null;
  data: LiveEvent;
}

/** Server-sent events as they arrive. Ends when the server ends it, rejects when it breaks off. */
export interface EventStream extends AsyncIterable<StreamEvent> {
  /** Milliseconds to wait before opening it again, as far as the server has said; else null. */
  readonly retry: number | null;
}

/**
 * A stream without data for this long is treated as lost; the server sends a comment every 15 s.
 */
const LONGEST_SILENCE = 45_000;

/** Sends one call that is answered with server-sent events. The client's `timeout` does not end it. */
export function listen<T>(path: string, options: RequestOptions & ListenOptions): Promise<T>;
// Of the options of a generated function, its callers see those of the last signature.
export function listen<T>(path: string, options?: ListenOptions): Promise<T>;
export function listen(
  path: string,
  { lastEventId, ...options }: RequestOptions & ListenOptions = {},
): Promise<EventStream> {
  const headers = {
    Accept: 'text/event-stream',
    ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
  };
  return exchange(path, { ...options, headers, isEndless: true }, async (answer) =>
    toStream(answer, options.operation),
  );
}

function toStream({ response, toError }: Answer, operation: string | undefined): EventStream {
  const parser = makeEventParser();
  const decoder = new TextDecoder();
  return {
    get retry() {
      return parser.retry();
    },
    async *[Symbol.asyncIterator]() {
      const reader = response.body?.getReader();
      try {
        for (;;) {
          const chunk = await inTime(reader?.read());
          if (!chunk?.value) return;
          for (const { id, data } of parser.read(decoder.decode(chunk.value, { stream: true }))) {
            const event = await readEvent(data, operation);
            if (event !== undefined) yield { id, data: event };
          }
        }
      } catch (cause) {
        throw toError(cause);
      } finally {
        // Releases the connection when the caller stops listening. Errors of the connection are
        // already reported above.
        await reader?.cancel().catch(() => undefined);
      }
    },
  };
}

/** Nothing where the event is of a kind that is newer than this SDK: the contract ignores such. */
async function readEvent(
  text: string,
  operation: string | undefined,
): Promise<LiveEvent | undefined> {
  try {
    return await checkAnswer(LiveEvent, JSON.parse(text), operation);
  } catch (error) {
    if (error instanceof ApiContractError && error.issues[0]?.path === 'topic') return undefined;
    throw error;
  }
}

async function inTime<T>(reading: Promise<T> | undefined): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The stream fell silent')), LONGEST_SILENCE);
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
}
