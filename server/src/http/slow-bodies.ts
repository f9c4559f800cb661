import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The largest JSON body takes two seconds over a slow telephone. */
const PATIENCE = 30_000;

/**
 * Cuts off who sends a body drop by drop, so that held connections do not pile up. Files may take
 * as long as they take, but only from who may send them.
 */
export function limitSlowBodies(app: FastifyInstance, patience = PATIENCE): void {
  const deadlines = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasBody(request)) return done();
    const deadline = setTimeout(() => request.raw.destroy(), patience).unref();
    deadlines.set(request, deadline);
    request.raw.once('close', () => clearTimeout(deadline));
    done();
  });
  // Runs once the gate has let the request in. A refused one is read to its end all the same, for
  // its sender would not see the refusal otherwise.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.routeOptions.config.isUpload) clearTimeout(deadlines.get(request));
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
