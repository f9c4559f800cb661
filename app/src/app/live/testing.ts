import type { StreamEvent } from '@halyard/sdk';
import type { Board, BoardChange, LiveEvent } from '@halyard/sdk/types';
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
  let refused = 0;

  const open: OpenStream = async (wants, { signal, lastEventId }) => {
    if (refusal !== null) {
      refused += 1;
      throw refusal;
    }
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
    /** How many it has rejected. */
    refused: () => refused,
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

/** A board of one team without solves, and one challenge. */
export function aBoard(version: number): Board {
  return {
    version,
    updateTimeUtc: 1000,
    start: 0,
    end: 1_000_000,
    bloodBonus: 0,
    challengeCount: 1,
    challenges: [
      {
        id: 3,
        title: 'Loose Cannon',
        category: 'Pwn',
        score: 100,
        originalScore: 100,
        solved: 0,
        bloods: [],
        deadline: null,
      },
    ],
    divisions: [],
    teams: [
      {
        id: 9,
        name: 'Bilge Rats',
        divisionId: null,
        score: 0,
        rank: 1,
        divisionRank: null,
        lastTime: null,
        solves: [],
      },
    ],
  };
}

/** The team solves the challenge, which is worth 90 points then. */
export const solveOf = (from: number, version: number): BoardChange => ({
  from,
  version,
  updateTimeUtc: 2000,
  solves: [[3, 90, 1, 9, 500, 4]],
});
