import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EventSource } from '../../domain/events.ts';

/** The changes that are remembered; a channel takes less time to open than as many others need to come. */
const REMEMBERED = 1000;

/**
 * What may have taken access from users while their live channels were being opened: a session that was read
 * before such a change, and a channel that is registered after it, would outlive it.
 */
export interface Admissions {
  /** Notes when requests arrive, before their session or token is read. */
  listen: (app: FastifyInstance) => void;
  /** Whether the sessions, the role or the tokens of a user may have changed since the request arrived. */
  mayHaveChanged: (request: FastifyRequest, userId: string) => boolean;
}

/** Subscribes to the bus, so make it before the bus starts. */
export function createAdmissions(bus: Pick<EventSource, 'on'>): Admissions {
  /** The users of the latest changes, the oldest first. */
  let changed: string[] = [];
  let count = 0;
  const arrivals = new WeakMap<IncomingMessage, number>();

  bus.on('session', ({ body }) => {
    count += 1;
    changed.push(body.userId);
    if (changed.length > 2 * REMEMBERED) changed = changed.slice(-REMEMBERED);
  });

  return {
    listen(app) {
      app.addHook('onRequest', ({ raw }, _reply, done) => {
        arrivals.set(raw, count);
        done();
      });
    },
    mayHaveChanged({ raw }, userId) {
      const since = count - (arrivals.get(raw) ?? 0);
      return since > changed.length || (since > 0 && changed.slice(-since).includes(userId));
    },
  };
}
