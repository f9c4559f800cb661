import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Caller } from './repository.ts';

/** Tickets can be used to open connections for ten minutes. */
export const TICKET_MILLISECONDS = 10 * 60_000;

const FORM = /^(\d{13,15})\.([\da-f-]{36})\.([\da-f-]{36})?\.([\w-]{43})$/;

/** A ticket for one container: when it expires, who may use it and in which session, and a signature. */
export function signTicket(
  key: string,
  containerId: string,
  { userId, sessionId }: Caller,
  expiresAt: number,
): string {
  const claims = `${expiresAt}.${userId}.${sessionId ?? ''}`;
  return `${claims}.${signatureOf(key, containerId, claims)}`;
}

/** Who may connect to the container with a ticket now, if they still may at all; null for nobody. */
export function readTicket(
  key: string,
  containerId: string,
  ticket: string,
  now: number,
): Caller | null {
  const [, expiresAt, userId, sessionId, signature] = FORM.exec(ticket) ?? [];
  if (userId === undefined || signature === undefined || Number(expiresAt) <= now) return null;
  const expected = signatureOf(key, containerId, ticket.slice(0, -signature.length - 1));
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  return { userId, sessionId: sessionId ?? null };
}

function signatureOf(key: string, containerId: string, claims: string): string {
  return createHmac('sha256', key).update(`${containerId}.${claims}`).digest('base64url');
}
