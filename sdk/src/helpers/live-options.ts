import type { LiveTopic } from '../generated/model/liveTopic.zod.ts';
import type { Client } from '../runtime/client.ts';

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
