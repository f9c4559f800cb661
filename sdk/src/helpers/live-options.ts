import type { LiveTopic } from '../generated/types/liveTopic.ts';
import type { Client } from '../runtime/client.ts';

/** How events arrive: over the live channel, by polling, or not at the moment. */
export type LiveState = 'streaming' | 'polling' | 'lost';

/** The events to receive, and the way to receive them. */
export interface LiveOptions {
  /** The id of the game, or several ids. Only the topic `Log` needs none. */
  game?: number | readonly number[];
  /**
   * The topics to receive; `openLive` describes who may receive which. Polling supports `Board` and
   * `Notice`.
   */
  topics: readonly LiveTopic[];
  /**
   * Stops the iteration, which then rejects with kind `cancelled`. `break` ends it without an
   * error.
   */
  signal?: AbortSignal | null;
  /** Polling interval in milliseconds, for servers without a live channel. Default: 10,000. */
  interval?: number;
  /** Called when the state changes. */
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
