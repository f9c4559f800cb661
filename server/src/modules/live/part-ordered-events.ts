import type { EventSource, StoredEvent, Topic } from '../../domain/events.ts';
import { createEventHistory, type EventHistoryOptions } from './part-event-history.ts';

/** The topics that reach live streams. */
export const LIVE_TOPICS = [
  'game',
  'participation',
  'notice',
  'submission',
  'event',
  'solve',
  'team',
  'container',
] as const;

export type OrderedEvent = StoredEvent<(typeof LIVE_TOPICS)[number]>;

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
  /** The id of the last event that happened this many milliseconds before another; null if not known. */
  before: (id: number, milliseconds: number) => number | null;
  /** Reads once what happened before this process started, so that streams resume after a restart. */
  recall(): Promise<void>;
  stop(): void;
}

interface OrderedEventsOptions extends EventHistoryOptions<OrderedEvent> {
  bus: EventSource;
  onReleased: (events: readonly OrderedEvent[]) => void;
}

export function createOrderedEvents(options: OrderedEventsOptions): OrderedEvents {
  const { bus, onReleased } = options;
  const waiting = new Map<number, OrderedEvent>();
  const history = createEventHistory<OrderedEvent>(options);
  let released: number | null = null;
  let timer: NodeJS.Timeout | null = null;

  function begin(): number {
    if (released === null) {
      released = bus.position();
      history.begin(released);
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
    if (ready.length === 0) return;
    history.add(ready);
    onReleased(ready);
  }

  const unsubscribe = LIVE_TOPICS.map((topic: Topic) =>
    bus.on(topic, (event) => note(event as OrderedEvent)),
  );

  return {
    position: begin,
    between(id, upTo) {
      const missed = id > begin() ? null : history.between(id, upTo);
      return missed && missed.length > MAX_MISSED ? null : missed;
    },
    before: (id, milliseconds) => history.before(id, milliseconds),
    recall: () => history.recall(begin()),
    stop() {
      if (timer) clearTimeout(timer);
      for (const end of unsubscribe) end();
    },
  };
}
