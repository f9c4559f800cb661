import type { BusEvent, BusHandler } from './bus.ts';

export interface Dispatcher {
  on(topic: string, handler: BusHandler): () => void;
  /** False: a handler threw, and the event should be delivered again later. */
  deliver(event: BusEvent): Promise<boolean>;
}

const attempts = 5;

export function createDispatcher(onError: (error: unknown, event: BusEvent) => void): Dispatcher {
  const handlers = new Map<string, Set<BusHandler>>();
  const failures = new Map<number, number>();

  return {
    on(topic, handler) {
      const ofTopic = handlers.get(topic) ?? new Set();
      handlers.set(topic, ofTopic.add(handler));
      return () => ofTopic.delete(handler);
    },
    async deliver(event) {
      try {
        for (const handler of handlers.get(event.topic) ?? []) await handler(event);
      } catch (error) {
        onError(error, event);
        const failed = (failures.get(event.id) ?? 0) + 1;
        failures.set(event.id, failed);
        if (failed < attempts) return false;
      }
      failures.delete(event.id);
      return true;
    },
  };
}
