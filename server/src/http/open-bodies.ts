import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../domain/app-error.ts';
import { createNetworkCounts } from '../platform/networks.ts';
import { addressOf } from './address.ts';

export interface OpenBodyLimits {
  /** Bodies that one address may be sending at a time. */
  perAddress: number;
  /** Bodies that all clients together may be sending at a time. */
  total: number;
}

/**
 * A body usually arrives with its headers and is complete before it would be counted, so even a room
 * full of players is far below this.
 */
const DEFAULTS: OpenBodyLimits = { perAddress: 32, total: 1000 };

/**
 * Limits how many request bodies are in memory before they are complete. Requests above the limit
 * are refused with RATE_LIMITED. File uploads are written to disk and are not counted.
 */
export function limitOpenBodies(app: FastifyInstance, limits: OpenBodyLimits = DEFAULTS): void {
  const open = createNetworkCounts(limits.perAddress);
  let total = 0;

  // Runs after the gate, so that a refused request is not counted.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.routeOptions.config.isUpload || !hasBody(request)) return done();
    if (request.raw.complete) return done();
    const address = addressOf(request);
    if (total >= limits.total || !open.hasRoom(address)) {
      // The rest of the body would have to be read, only to be thrown away.
      reply.header('Connection', 'close');
      return done(new AppError('RATE_LIMITED', { retryAfter: 1 }));
    }
    open.add(address);
    total += 1;
    let isOpen = true;
    const close = () => {
      if (!isOpen) return;
      isOpen = false;
      open.remove(address);
      total -= 1;
    };
    payload.once('end', close);
    // A body that is refused, or whose client has gone, does not end.
    reply.raw.once('finish', close);
    reply.raw.once('close', close);
    done();
  });
}

/** Whether a request announces a body. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
