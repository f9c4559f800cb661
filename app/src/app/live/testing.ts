import type { StreamEvent } from '@halyard/sdk';
import type { LiveEvent } from '@halyard/sdk/types';
import type { OpenStream } from './live-connection.ts';
import type { HubMessage, Wants } from './live-messages.ts';

/** A stream that a test has been asked to open. */
export interface FakeStream {
  wants: Wants;
  lastEventId: string | undefined;
  isOpen: () => boolean;
  hello: (resumed?: boolean) => void;
  send: (id: string, data: LiveEvent) => void;
  /** As when the server ends the stream, or with an error when the network does. */
  end: (error?: unknown) => void;
}

/** A server of streams; `refuse` makes it reject the next ones. */
export function createFakeStreams() {
  const streams: FakeStream[] = [];
  let refusal: unknown = null;

  const open: OpenStream = async (wants, { signal, lastEventId }) => {
    if (refusal !== null) throw refusal;
    const waiting: StreamEvent[] = [];
    let failure: { error: unknown } | null = null;
    let wake = () => {};
    const end = (error: unknown) => {
      failure ??= { error };
      wake();
    };
    signal.addEventListener('abort', () => end(signal.reason));
    const push = (id: string | null, data: LiveEvent) => {
      waiting.push({ id, data });
      wake();
    };
    streams.push({
      wants,
      lastEventId,
      isOpen: () => failure === null,
      hello: (resumed = false) => push(null, { topic: 'Hello', time: Date.now(), resumed }),
      send: push,
      end,
    });
    return {
      async *[Symbol.asyncIterator]() {
        for (;;) {
          yield* waiting.splice(0);
          if (failure?.error !== undefined) throw failure.error;
          if (failure !== null) return;
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      },
    };
  };

  return {
    open,
    streams,
    last: () => streams.at(-1) as FakeStream,
    refuse: (error: unknown) => (refusal = error),
  };
}

export function wantsOf(more: Partial<Wants> = {}): Wants {
  return { person: 'linnea', games: [7], topics: ['Board', 'Team'], ...more };
}

/** The kinds of messages, or the topics of events. */
export function told(messages: readonly HubMessage[]): string[] {
  return messages.map((message) => {
    if (message.kind === 'event') return message.event.topic;
    if (message.kind === 'down') return message.refused ? 'refused' : message.state;
    return message.resumed ? 'resumed' : 'live';
  });
}
