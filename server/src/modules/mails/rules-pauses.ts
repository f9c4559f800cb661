import { createHash } from 'node:crypto';
import type { MailKind } from '@halyard/sdk/rules';
import { comparisonKey } from '../../domain/text.ts';

/** Kinds that somebody else than the owner of the address can cause. */
export const PAUSED_KINDS: ReadonlySet<MailKind> = new Set([
  'VerifyAccount',
  'ResetPassword',
  'Invitation',
  'ConfirmEmail',
  'ApproveEmailChange',
  'EmailChangeRequested',
  'AddressInUse',
]);

/** Between the first mails of a kind to an address, and between those that follow; in milliseconds. */
const PAUSE = 60_000;
const LONG_PAUSE = 3600_000;
const FIRST_MAILS = 5;
/** After this time without a mail it begins with the first one again. */
export const FORGOTTEN_AFTER = 24 * 3600_000;

/** The mails of a kind to an address so far. */
export interface Pause {
  /** When the last one was sent, or is going to be; in milliseconds since 1970. */
  lastAt: number;
  count: number;
}

/**
 * When the next mail may be sent, and how many there are then. While one waits for its time, the next one
 * is due at the same time, and takes its place.
 */
export function nextMail(pause: Pause | null, now: number): Pause {
  if (!pause || now - pause.lastAt > FORGOTTEN_AFTER) return { lastAt: now, count: 1 };
  if (pause.lastAt > now) return pause;
  const length = pause.count < FIRST_MAILS ? PAUSE : LONG_PAUSE;
  return { lastAt: Math.max(now, pause.lastAt + length), count: pause.count + 1 };
}

/** An address as pauses are kept of it: also of people who have no account. */
export function recipientKey(address: string): Buffer {
  return createHash('sha256').update(comparisonKey(address)).digest();
}
