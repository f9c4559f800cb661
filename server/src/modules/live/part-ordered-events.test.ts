import { expect, test } from 'vitest';
import type { EventSource, StoredEvent, Topic } from '../../domain/events.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import type { PastEvent } from './part-event-history.ts';
import { createOrderedEvents, type OrderedEvent } from './part-ordered-events.ts';

/** A bus whose events and position a test decides. */
function createFakeBus() {
  const handlers = new Map<Topic, (event: never) => void>();
  const bus = {
    at: 0,
    on: (topic: Topic, handler: (event: never) => void) => {
      handlers.set(topic, handler);
      return () => handlers.delete(topic);
    },
    position: () => bus.at,
    send(id: number) {
      const event: StoredEvent<'game'> = { id, topic: 'game', gameId: 1, body: {} };
      handlers.get('game')?.(event as never);
    },
  };
  return bus;
}

function setUp() {
  const bus = createFakeBus();
  const clock = manualClock();
  const released: number[] = [];
  const onReleased = (events: readonly OrderedEvent[]) =>
    void released.push(...events.map(({ id }) => id));
  const source: EventSource = bus;
  const past: PastEvent<OrderedEvent>[] = [];
  const ordered = createOrderedEvents({
    bus: source,
    clock,
    readPast: async (since, upTo) =>
      past.filter(({ event, at }) => at >= since && event.id <= upTo),
    onReleased,
  });
  return { bus, clock, released, past, ordered };
}

const ids = (events: readonly OrderedEvent[] | null) => events?.map(({ id }) => id);

test('an event waits for those with lower ids', async () => {
  const { bus, released, ordered } = setUp();
  bus.send(3);
  bus.send(1);
  bus.at = 1;
  await expect.poll(() => released).toEqual([1]);
  expect(ordered.position()).toBe(1);
  bus.send(2);
  bus.at = 3;
  await expect.poll(() => released).toEqual([1, 2, 3]);
  ordered.stop();
});

test('an event that arrives twice is released once', async () => {
  const { bus, released, ordered } = setUp();
  bus.send(1);
  bus.send(1);
  bus.at = 1;
  await expect.poll(() => released).toEqual([1]);
  bus.send(1);
  bus.send(2);
  bus.at = 2;
  await expect.poll(() => released).toEqual([1, 2]);
  ordered.stop();
});

test('events after an id are known for five minutes', async () => {
  const { bus, clock, released, ordered } = setUp();
  bus.at = 10;
  expect(ordered.position()).toBe(10);
  for (const id of [11, 12]) {
    bus.send(id);
    bus.at = id;
    await expect.poll(() => released.at(-1)).toBe(id);
  }
  expect(ids(ordered.between(10, Infinity))).toEqual([11, 12]);
  expect(ids(ordered.between(10, 11))).toEqual([11]);
  expect(ids(ordered.between(12, Infinity))).toEqual([]);
  expect(ordered.between(9, Infinity)).toBeNull();
  expect(ordered.between(13, Infinity)).toBeNull();
  clock.advance(5 * 60_000 + 1);
  bus.send(13);
  bus.at = 13;
  await expect.poll(() => released.at(-1)).toBe(13);
  expect(ordered.between(11, Infinity)).toBeNull();
  expect(ids(ordered.between(12, Infinity))).toEqual([13]);
  ordered.stop();
});

test('a stream that has missed thousands of events begins anew', async () => {
  const { bus, released, ordered } = setUp();
  for (let id = 1; id <= 2001; id += 1) bus.send(id);
  bus.at = 2001;
  await expect.poll(() => released.length).toBe(2001);
  expect(ordered.between(0, Infinity)).toBeNull();
  expect(ordered.between(1, Infinity)?.length).toBe(2000);
  ordered.stop();
});

test('what happened before the start is known after it was recalled', async () => {
  const { bus, clock, past, ordered } = setUp();
  const MINUTE = 60_000;
  for (const [id, ago] of [
    [4, 6],
    [7, 3],
    [9, 1],
  ] as const) {
    const event: OrderedEvent = { id, topic: 'game', gameId: 1, body: {} };
    past.push({ event, at: clock() - ago * MINUTE });
  }
  bus.at = 9;
  expect(ordered.between(7, 9)).toBeNull();
  await ordered.recall();
  bus.send(12);
  bus.at = 12;
  await expect.poll(ordered.position).toBe(12);
  expect(ids(ordered.between(7, 12))).toEqual([9, 12]);
  expect(ids(ordered.between(6, 9))).toEqual([7, 9]);
  expect(ordered.between(5, 9)).toBeNull();
  expect(ordered.before(9, 2 * MINUTE)).toBe(7);
  expect(ordered.before(9, 3 * MINUTE)).toBeNull();
  ordered.stop();
});
