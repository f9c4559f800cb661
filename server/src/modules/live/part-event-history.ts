import type { Clock } from '../../platform/clock.ts';

/** How long events are kept for streams that resume. */
const KEPT_MILLISECONDS = 5 * 60_000;

interface WithId {
  id: number;
}

export interface PastEvent<Event> {
  event: Event;
  /** When it was released; of an event from before this process, when it was stored. */
  at: number;
}

/** The events of the last minutes. */
export interface EventHistory<Event> {
  /** Nothing up to this id is known yet. */
  begin(id: number): void;
  add(events: readonly Event[]): void;
  /** Reads once what was stored before this process began, up to an id. */
  recall(upTo: number): Promise<void>;
  /** The events after an id, up to another; null if they are not all known. */
  between(id: number, upTo: number): readonly Event[] | null;
  /** The id of the last event that happened this many milliseconds before another; null if not known. */
  before(id: number, milliseconds: number): number | null;
}

export interface EventHistoryOptions<Event> {
  clock: Clock;
  /** Reads what was stored since a time in Unix milliseconds, up to an id. */
  readPast: (since: number, upTo: number) => Promise<readonly PastEvent<Event>[]>;
}

export function createEventHistory<Event extends WithId>({
  clock,
  readPast,
}: EventHistoryOptions<Event>): EventHistory<Event> {
  let kept: PastEvent<Event>[] = [];
  /** Events up to this id are not kept. */
  let forgotten = 0;
  let recalling: Promise<void> | null = null;

  async function read(upTo: number): Promise<void> {
    const past = await readPast(clock() - KEPT_MILLISECONDS, upTo);
    const [first] = past;
    if (!first) return;
    kept = [...past, ...kept];
    forgotten = first.event.id - 1;
  }

  return {
    begin(id) {
      forgotten = id;
    },
    add(events) {
      const at = clock();
      for (const event of events) kept.push({ event, at });
      const first = kept.findIndex((each) => each.at >= at - KEPT_MILLISECONDS);
      const old = kept.splice(0, first);
      forgotten = old.at(-1)?.event.id ?? forgotten;
    },
    recall(upTo) {
      recalling ??= read(upTo).catch((error: unknown) => {
        recalling = null;
        throw error;
      });
      return recalling;
    },
    between(id, upTo) {
      if (id < forgotten) return null;
      const first = kept.findLastIndex(({ event }) => event.id <= id) + 1;
      return kept.slice(first).flatMap(({ event }) => (event.id <= upTo ? [event] : []));
    },
    before(id, milliseconds) {
      const last = kept.findLast(({ event }) => event.id <= id);
      const earlier = last && kept.findLast(({ at }) => at <= last.at - milliseconds);
      return earlier?.event.id ?? null;
    },
  };
}
