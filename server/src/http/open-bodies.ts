import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** A refused body up to this size costs less to read than a new connection does. */
const READ_ANYWAY_BYTES = 64 * 1024;

/** How long a client has to read the answer to a request whose body is left unread. */
const LINGER_MILLISECONDS = 2000;

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

/**
 * Ends the connection of a request with a large body that was refused because there is too much to do, unless the
 * whole body has arrived. Without this, Node.js reads the rest of the body, only to throw it away. The answer is sent first, and
 * the client has some time to read it: a system that learns of a closed connection may throw away what it
 * received before.
 */
export function leaveBodyUnread({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  const isChunked = headers['transfer-encoding'] !== undefined;
  const bytes = isChunked ? Infinity : Number(headers['content-length'] ?? 0);
  if (raw.complete || bytes <= READ_ANYWAY_BYTES) return;
  const { socket } = raw;
  reply.header('Connection', 'close');
  // Node.js calls this when the answer has been sent, just after it has begun to read the rest.
  socket.destroySoon = () => {
    socket.end();
    setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref();
  };
}

/** Whether a request announces a body. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
