import { getConfig } from '../generated/client/index.ts';
import type { LiveEvent } from '../generated/model/liveEvent.zod.ts';
import type { LiveTopic } from '../generated/model/liveTopic.zod.ts';
import type { Client } from '../runtime/client.ts';
import { pollLive } from './live-polling.ts';
import { streamLive } from './live-stream.ts';

/** How events come: as they happen, by asking again and again, or not at the moment. */
export type LiveState = 'streaming' | 'polling' | 'lost';

/** What to hear, and how. */
export interface LiveOptions {
  /** Id of the game, or of several. Only the topic `Log` needs none. */
  game?: number | readonly number[];
  /** What to hear; who may hear what is said at `openLive`. While polling: `Board` and `Notice`. */
  topics: readonly LiveTopic[];
  /** Ends it; the iteration then rejects with kind `cancelled`. `break` ends it quietly. */
  signal?: AbortSignal | null;
  /** Milliseconds between two questions to a server without a live channel. Default: 10,000. */
  interval?: number;
  /** Called when it changes how events come. */
  onState?: (state: LiveState) => void;
}

/** The options with their defaults. */
export interface Listening {
  client: Client;
  games: readonly number[];
  topics: readonly LiveTopic[];
  signal: AbortSignal | null;
  interval: number;
  extensions: readonly string[];
  onState: (state: LiveState) => void;
}

/**
 * Hears what happens in a game, for as long as it is iterated: over the server's live channel where
 * it has one, else by polling, with the same events.
 *
 * The first event is `Hello`. A connection that is lost is opened again with growing pauses and goes
 * on where it had ended. Where the server no longer knows that place, there is another `Hello` whose
 * `resumed` is false, followed by the notices that came meanwhile: fetch again whatever else you
 * show. An event may come twice then. Rejects when the server cannot be reached at the
 * start, and when it refuses, for example because a topic is not for this account.
 *
 * ```ts
 * for await (const event of live(client, { game: 7, topics: ['Notice'] })) {
 *   if (event.topic === 'Notice' && event.notice?.type === 'FirstBlood') announce(event.notice);
 * }
 * ```
 */
export async function* live(
  client: Client,
  { game = [], topics, signal = null, interval = 10_000, onState }: LiveOptions,
): AsyncGenerator<LiveEvent, void, undefined> {
  const { extensions = [] } = await getConfig({ client, signal });
  let state: LiveState | null = null;
  const listening: Listening = {
    client,
    games: typeof game === 'number' ? [game] : game,
    topics,
    signal,
    interval,
    extensions,
    onState(next) {
      if (next !== state) onState?.(next);
      state = next;
    },
  };
  yield* extensions.includes('live') ? streamLive(listening) : pollLive(listening);
}
