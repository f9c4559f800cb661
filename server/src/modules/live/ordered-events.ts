import type { EventSource, StoredEvent, Topic } from '../../domain/events.ts';
import type { Clock } from '../../platform/clock.ts';

/** The topics that reach live streams. */
const TOPICS = [
  'game',
  'participation',
  'notice',
  'submission',
  'event',
  'solve',
  'team',
  'container',
] as const;

export type OrderedEvent = StoredEvent<(typeof TOPICS)[number]>;

/** How long events are kept for streams that resume. */
const KEPT_MILLISECONDS = 5 * 60_000;
/** A stream that missed more events begins anew: fetching again costs less than replaying. */
const MAX_MISSED = 2000;
/** How often to look whether the bus has come past events that arrived ahead of others. */
const RETRY_MILLISECONDS = 10;

/**
 * The events of the bus in the order of their ids. The bus delivers an event as soon as it is
 * committed, even while one with a lower id is not; here it waits for that one, so that an id says
 * everything about what a stream has heard.
 */
export interface OrderedEvents {
  /** Every event up to this id was released or did not happen. */
  position: () => number;
  /** The events after an id, up to another; null if they are not all known. */
  between(id: number, upTo: number): readonly OrderedEvent[] | null;
  stop(): void;
}

interface OrderedEventsOptions {
  bus: EventSource;
  clock: Clock;
  onReleased: (events: readonly OrderedEvent[]) => void;
}

export function createOrderedEvents({
  bus,
  clock,
  onReleased,
}: OrderedEventsOptions): OrderedEvents {
  const waiting = new Map<number, OrderedEvent>();
  let kept: { event: OrderedEvent; at: number }[] = [];
  let released: number | null = null;
  /** Events up to this id are not kept. */
  let forgotten = 0;
  let timer: NodeJS.Timeout | null = null;

  function begin(): number {
    if (released === null) {
      released = bus.position();
      forgotten = released;
    }
    return released;
  }

  function note(event: OrderedEvent): void {
    if (event.id <= begin()) return;
    waiting.set(event.id, event);
    timer ??= setTimeout(release, 0);
  }

  function release(): void {
    timer = null;
    const upTo = Math.max(begin(), bus.position());
    const ready = [...waiting.values()]
      .filter(({ id }) => id <= upTo)
      .toSorted((one, other) => one.id - other.id);
    released = upTo;
    for (const { id } of ready) waiting.delete(id);
    if (waiting.size > 0) timer = setTimeout(release, RETRY_MILLISECONDS);
    if (ready.length > 0) keep(ready);
  }

  function keep(ready: readonly OrderedEvent[]): void {
    const at = clock();
    const first = kept.findIndex((entry) => entry.at >= at - KEPT_MILLISECONDS);
    const old = first === -1 ? kept : kept.slice(0, first);
    forgotten = old.at(-1)?.event.id ?? forgotten;
    kept = [...kept.slice(old.length), ...ready.map((event) => ({ event, at }))];
    onReleased(ready);
  }

  const unsubscribe = TOPICS.map((topic: Topic) =>
    bus.on(topic, (event) => note(event as OrderedEvent)),
  );

  return {
    position: begin,
    between(id, upTo) {
      if (id > begin() || id < forgotten) return null;
      const missed = kept.filter(({ event }) => event.id > id && event.id <= upTo);
      return missed.length > MAX_MISSED ? null : missed.map(({ event }) => event);
    },
    stop() {
      if (timer) clearTimeout(timer);
      for (const end of unsubscribe) end();
    },
  };
}
