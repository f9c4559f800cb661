import { createHmac } from 'node:crypto';
import type { ContainerRow } from './repository.ts';

const MINUTE = 60_000;
const ENGINE_NAME_DIGITS = 32;

/** Between one start or stop of a team for a challenge and the next. */
export const PAUSE_MILLISECONDS = 10_000;

/** A process that has not renewed its claim on a start for so long has ended. */
export const CLAIM_MILLISECONDS = 15_000;

/** Until when a claim counts that is made or renewed now. */
export function claimEnd(now: number): Date {
  return new Date(now + CLAIM_MILLISECONDS);
}

/**
 * What the engine calls the container of a row. Containers learn each other's names, from which nothing
 * can be told about the row without the key.
 */
export function engineName(key: string, id: string): string {
  return createHmac('sha256', key).update(id).digest('hex').slice(0, ENGINE_NAME_DIGITS);
}

/** Whole seconds until a start or a stop is allowed; 0 when it is. */
export function secondsToWait(pausedUntil: Date | undefined, now: number): number {
  return Math.max(0, Math.ceil(((pausedUntil?.getTime() ?? 0) - now) / 1000));
}

export type ExtendRefusal = 'CONTAINER_NOT_FOUND' | 'EXTENSION_TOO_EARLY';

/** Why a container cannot be extended, null when it can. The window is in minutes. */
export function extendRefusal(
  { status, stopAt }: Pick<ContainerRow, 'status' | 'stopAt'>,
  now: number,
  windowMinutes: number,
): ExtendRefusal | null {
  const left = stopAt.getTime() - now;
  if (status === 'Running' && left <= 0) return 'CONTAINER_NOT_FOUND';
  return status !== 'Running' || left > windowMinutes * MINUTE ? 'EXTENSION_TOO_EARLY' : null;
}
