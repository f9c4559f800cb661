import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { hasRole } from '@halyard/sdk/rules';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.ts';

/** Uploads that somebody may be sending at a time. Staff send several files of a game. */
const OPEN_PER_USER = 2;
const OPEN_PER_STAFF = 16;
/** Of all who are not staff: a writeup of 20 MiB each fills 2 GiB of the disk. */
const OPEN_AT_ONCE = 100;
/** Seconds after which a refused upload may be tried again. */
const RETRY_AFTER = 2;

/** Milliseconds in which this much of an upload has to arrive: 8 KiB a second. */
const PROGRESS_INTERVAL = 30_000;
const PROGRESS_BYTES = 240 * 1024;

/** How many uploads each user is sending. */
const open = new Map<string, number>();
let openOfPlayers = 0;

/** Counts an upload until its body has arrived. Throws RATE_LIMITED or OVERLOADED when there are too many. */
export function countUpload({ raw, actor, apiToken, ip }: FastifyRequest): void {
  if (raw.complete) return;
  const isStaff = apiToken !== null || hasRole(actor, 'Monitor');
  const sender = apiToken?.creatorId ?? actor?.userId ?? ip;
  const own = open.get(sender) ?? 0;
  if (own >= (isStaff ? OPEN_PER_STAFF : OPEN_PER_USER)) {
    throw new AppError('RATE_LIMITED', { retryAfter: RETRY_AFTER });
  }
  if (!isStaff && openOfPlayers >= OPEN_AT_ONCE) {
    throw new AppError('OVERLOADED', { retryAfter: RETRY_AFTER });
  }
  open.set(sender, own + 1);
  if (!isStaff) openOfPlayers += 1;
  finished(raw, () => {
    if (!isStaff) openOfPlayers -= 1;
    const left = (open.get(sender) ?? 1) - 1;
    if (left > 0) open.set(sender, left);
    else open.delete(sender);
  });
}

/**
 * Ends the connection of an upload that hardly gets on, however long a large one takes otherwise. A form
 * that the server is slow to read is left alone.
 */
export function endSlowUpload(raw: IncomingMessage): void {
  const { socket } = raw;
  let arrived = socket.bytesRead;
  const watch = setInterval(() => {
    const isWaiting = raw.readableLength === 0 && !raw.complete;
    if (isWaiting && socket.bytesRead - arrived < PROGRESS_BYTES) raw.destroy();
    arrived = socket.bytesRead;
  }, PROGRESS_INTERVAL).unref();
  finished(raw, () => clearInterval(watch));
}
