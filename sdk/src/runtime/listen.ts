import { LiveEvent as LiveEventSchema } from '../generated/model/liveEvent.zod.ts';
import type { LiveEvent } from '../generated/types/liveEvent.ts';
import { ApiContractError } from './errors.ts';
import { makeEventParser } from './event-parser.ts';
import { type Answer, type CallOptions, exchange, type RequestOptions } from './exchange.ts';
import { checkAnswer } from './validate.ts';

// Orval requires this export in the module of the function that it calls.
export type { ErrorType } from './request.ts';

/** Options of calls that return an event stream. */
export interface ListenOptions extends CallOptions {
  /**
   * The `id` of the last event that was received; the stream continues after it. Default: only new
   * events.
   */
  lastEventId?: string | undefined;
}

/** An event of a stream. */
export interface StreamEvent {
  /** Use it as `lastEventId` to continue after this event; null if the stream has sent none yet. */
  id: string | null;
  data: LiveEvent;
}

/**
 * Server-sent events. Ends when the server closes the stream; rejects if the connection is lost.
 */
export interface EventStream extends AsyncIterable<StreamEvent> {
  /** Milliseconds to wait before reconnecting; null if the server has not sent them. */
  readonly retry: number | null;
}

/**
 * A stream without data for this long is treated as lost; the server sends a comment every 15 s.
 */
const SILENCE_TIMEOUT = 45_000;

/**
 * Sends a request for an event stream. The `timeout` of the client does not apply to the stream.
 */
export function listen<T>(path: string, options: RequestOptions & ListenOptions): Promise<T>;
// Callers of a generated function see the options of the last signature.
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
            const event = readEvent(data, operation);
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

/**
 * Undefined for kinds of events that are newer than this SDK: the contract requires to ignore them.
 */
function readEvent(text: string, operation: string | undefined): LiveEvent | undefined {
  try {
    return checkAnswer(LiveEventSchema, JSON.parse(text), operation);
  } catch (error) {
    if (error instanceof ApiContractError && error.issues[0]?.path === 'topic') return undefined;
    throw error;
  }
}

async function inTime<T>(reading: Promise<T> | undefined): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The stream fell silent')), SILENCE_TIMEOUT);
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
}
