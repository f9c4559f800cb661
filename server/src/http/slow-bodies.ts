import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasBody } from './open-bodies.ts';

/** The largest JSON body takes about two seconds over a slow mobile connection. */
const TIMEOUT = 30_000;

/**
 * Closes connections whose request body takes too long, so that slow clients cannot exhaust the
 * server. File uploads have no time limit once the gate has accepted the request.
 */
export function limitSlowBodies(app: FastifyInstance, timeout = TIMEOUT): void {
  const deadlines = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasBody(request)) return done();
    const deadline = setTimeout(() => request.raw.destroy(), timeout).unref();
    deadlines.set(request, deadline);
    request.raw.once('close', () => clearTimeout(deadline));
    done();
  });
  // Runs after the gate has accepted the request. The body of a rejected request is still read to
  // its end, because the client would not see the response otherwise.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.routeOptions.config.isUpload) clearTimeout(deadlines.get(request));
    done();
  });
}
