import { createHub, type Hub } from './live-hub.ts';
import type { HubMessage, TabMessage, Transport } from './live-messages.ts';
import type { OpenStream } from './live-connection.ts';

/** Between tabs: to the leader, to one tab, or from a new leader to all. */
type Letter =
  | { to: 'leader'; from: string; message: TabMessage }
  | { to: 'tab'; tab: string; message: HubMessage }
  | { to: 'all' };

export interface LeaderParts {
  open: OpenStream;
  /** Messages between tabs; null where the browser has none: each tab is its own leader. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'> | null;
  /** Calls back when this tab is the leader, until the signal ends that. */
  elect: (onElected: () => void, signal: AbortSignal) => void;
}

/**
 * Without a shared worker one tab, the leader, holds the connection of all. When it closes, another
 * one becomes the leader and asks all what they want.
 */
export function connectToLeader(
  { open, channel, elect }: LeaderParts,
  onMessage: (message: HubMessage) => void,
): Transport {
  const self = Math.random().toString(36).slice(2);
  const ended = new AbortController();
  let hub: Hub | null = null;
  let lastWant: TabMessage | null = null;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
  const post = (letter: Letter) => channel?.postMessage(letter);
  const sendToLeader = (message: TabMessage) => {
    if (hub) hub.receive(self, message, onMessage);
    else post({ to: 'leader', from: self, message });
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Letter>) => {
    if (data.to === 'all') {
      if (lastWant) sendToLeader(lastWant);
    } else if (data.to === 'leader') {
      const { from: tab, message } = data;
      hub?.receive(tab, message, (answer) => post({ to: 'tab', tab, message: answer }));
    } else if (data.tab === self) onMessage(data.message);
  });

  elect(() => {
    if (ended.signal.aborted) return;
    hub = createHub(open);
    post({ to: 'all' });
    if (lastWant) sendToLeader(lastWant);
  }, ended.signal);

  return {
    send(message) {
      if (message.kind === 'want') lastWant = message;
      sendToLeader(message);
    },
    close() {
      ended.abort();
      hub?.close();
      channel?.close();
    },
  };
}

const NAME = 'halyard-live';

/** Elects by a lock that one tab has; where the browser has none (plain HTTP), each tab leads itself. */
export function browserLeader(open: OpenStream): LeaderParts {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (!locks || typeof BroadcastChannel === 'undefined') {
    return { open, channel: null, elect: (onElected) => onElected() };
  }
  return {
    open,
    channel: new BroadcastChannel(NAME),
    elect(onElected, signal) {
      const lead = () =>
        new Promise<void>((release) => {
          signal.addEventListener('abort', () => release());
          onElected();
        });
      // Rejects when the tab leaves before its turn has come.
      locks.request(NAME, { signal }, lead).catch(() => undefined);
    },
  };
}
