import { operations } from '@halyard/sdk/operations';
import type { FastifyInstance } from 'fastify';
import type { AnyOperation } from './operation.ts';

/**
 * Without `Access-Control-Allow-Credentials`, browsers send such requests without cookies and show the
 * script nothing that depends on a session.
 */
const ON_ANSWERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
};

/** A browser asks first when a script sets `If-None-Match`, and remembers this for a day. */
const ON_PREFLIGHTS = {
  ...ON_ANSWERS,
  Allow: 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '86400',
};

/**
 * Lets scripts of other sites read the answers of the operations that declare `x-cross-origin`, refusals
 * included. Call it before the routes of the operations are registered.
 */
export function allowCrossOriginReads(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.operation?.crossOrigin) reply.headers(ON_ANSWERS);
  });
  const readable = Object.values<AnyOperation>(operations).filter((one) => one.crossOrigin);
  for (const { path } of readable) {
    app.options(path, async (_request, reply) => reply.status(204).headers(ON_PREFLIGHTS).send());
  }
}
