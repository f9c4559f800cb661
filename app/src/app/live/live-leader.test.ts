import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectToLeader } from './live-leader.ts';
import type { HubMessage } from './live-messages.ts';
import { createFakeStreams, told, wantsOf } from './testing.ts';

let server: ReturnType<typeof createFakeStreams>;
/** Tabs that wait for the lock, in their order; the first one has it. */
let queue: { onElected: () => void; signal: AbortSignal }[];
let channels: Set<FakeChannel>;

class FakeChannel {
  #listeners: ((event: MessageEvent) => void)[] = [];
  addEventListener(_type: string, listener: unknown) {
    this.#listeners.push(listener as (event: MessageEvent) => void);
  }
  postMessage(data: unknown) {
    const event = new MessageEvent('message', { data: structuredClone(data) });
    for (const other of channels) {
      if (other !== this) queueMicrotask(() => other.#listeners.forEach((each) => each(event)));
    }
  }
  close() {
    channels.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  server = createFakeStreams();
  queue = [];
  channels = new Set();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function openTab({ hasChannel = true } = {}) {
  const heard: HubMessage[] = [];
  const channel = hasChannel ? new FakeChannel() : null;
  if (channel) channels.add(channel);
  const elect = (onElected: () => void, signal: AbortSignal) => {
    if (!hasChannel) return onElected();
    const place = { onElected, signal };
    queue.push(place);
    if (queue[0] === place) onElected();
    signal.addEventListener('abort', () => {
      const wasFirst = queue[0] === place;
      queue = queue.filter((each) => each !== place);
      if (wasFirst) queue[0]?.onElected();
    });
  };
  const transport = connectToLeader({ open: server.open, channel, elect }, (message) =>
    heard.push(message),
  );
  transport.send({ kind: 'want', wants: wantsOf() });
  return { ...transport, told: () => told(heard) };
}

test('one tab holds the connection of all', async () => {
  const tabs = [openTab(), openTab(), openTab()];
  await pass(200);
  expect(server.streams).toHaveLength(1);
  server.last().hello();
  server.last().send('5', { topic: 'Board', gameId: 7, version: 2 });
  await pass(0);
  for (const tab of tabs) expect(tab.told()).toEqual(['live', 'Board']);
  for (const tab of tabs) tab.close();
});

test('another tab takes over when the leader closes, and asks all what they want', async () => {
  const [leader, second, third] = [openTab(), openTab(), openTab()];
  await pass(200);
  server.last().hello();
  await pass(0);
  leader.send({ kind: 'leave' });
  leader.close();
  await pass(200);
  expect(server.streams.map((stream) => stream.isOpen())).toEqual([false, true]);
  server.last().hello();
  await pass(0);
  expect(second.told()).toEqual(['live', 'live']);
  expect(third.told()).toEqual(['live', 'live']);
  second.close();
  third.close();
});

test('without messages between tabs each holds its own', async () => {
  const tabs = [openTab({ hasChannel: false }), openTab({ hasChannel: false })];
  await pass(200);
  expect(server.streams).toHaveLength(2);
  for (const tab of tabs) tab.close();
  expect(server.streams.map((stream) => stream.isOpen())).toEqual([false, false]);
});
