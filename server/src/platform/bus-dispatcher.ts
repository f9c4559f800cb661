import type { StoredEvent, Topic } from '../domain/events.ts';

export type EventHandler<T extends Topic = Topic> = (event: StoredEvent<T>) => void;

export interface Dispatcher {
  readonly on: <T extends Topic>(topic: T, handler: EventHandler<T>) => () => void;
  /** Returns false when a handler threw and the event should be delivered again later. */
  deliver(event: StoredEvent): boolean;
}

const ATTEMPTS = 5;

export function createDispatcher(
  onError: (error: unknown, event: StoredEvent) => void,
): Dispatcher {
  const handlers = new Map<Topic, Set<EventHandler>>();
  const failures = new Map<number, number>();

  return {
    on(topic, handler) {
      const ofTopic = handlers.get(topic) ?? new Set();
      // The topic determines the type of the body, which the type of the map cannot express.
      const stored = handler as unknown as EventHandler;
      handlers.set(topic, ofTopic.add(stored));
      return () => ofTopic.delete(stored);
    },
    deliver(event) {
      try {
        for (const handler of handlers.get(event.topic) ?? []) handler(event);
      } catch (error) {
        onError(error, event);
        const failed = (failures.get(event.id) ?? 0) + 1;
        failures.set(event.id, failed);
        if (failed < ATTEMPTS) return false;
      }
      failures.delete(event.id);
      return true;
    },
  };
}
