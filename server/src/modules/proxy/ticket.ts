import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tickets can be used to open connections for ten minutes. */
export const TICKET_MILLISECONDS = 10 * 60_000;

const FORM = /^(\d{13,15})\.([\w-]{43})$/;

/** A ticket for one container: the time at which it expires, and a signature of both. */
export function signTicket(key: string, containerId: string, expiresAt: number): string {
  return `${expiresAt}.${signatureOf(key, containerId, expiresAt)}`;
}

/** Whether a ticket opens the container now. */
export function isTicketFor(
  key: string,
  containerId: string,
  ticket: string,
  now: number,
): boolean {
  const [, expiresAt, signature = ''] = FORM.exec(ticket) ?? [];
  if (expiresAt === undefined || Number(expiresAt) <= now) return false;
  const expected = signatureOf(key, containerId, Number(expiresAt));
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}

function signatureOf(key: string, containerId: string, expiresAt: number): string {
  return createHmac('sha256', key).update(`${containerId}.${expiresAt}`).digest('base64url');
}
