import type { LiveEvent, LiveTopic } from '@halyard/sdk/types';

/** What a tab asks for. */
export interface Wants {
  /** Id of the signed-in user; null for a visitor. */
  person: string | null;
  games: readonly number[];
  topics: readonly LiveTopic[];
}

/** What a tab tells the holder of the connection. */
export type TabMessage =
  /** Repeated every half minute: a tab that was not heard of for long is forgotten. */
  | { kind: 'want'; wants: Wants }
  /** The network is back, or the device has woken up: do not wait for the next attempt. */
  | { kind: 'wake' }
  | { kind: 'leave' };

/** What the holder of the connection tells a tab. */
export type HubMessage =
  /** `resumed`: the tab has missed nothing of what it had asked for before. */
  | {
      kind: 'live';
      games: readonly number[];
      topics: readonly LiveTopic[];
      resumed: boolean;
    }
  /** `refused`: not by the network but by the server, so the session may be another one. */
  | { kind: 'down'; state: 'reconnecting' | 'polling'; refused: boolean }
  | { kind: 'event'; event: LiveEvent };

/** A way to the holder of the connection. */
export interface Transport {
  send: (message: TabMessage) => void;
  close: () => void;
}
