import type { ApiError } from './errors.ts';

/**
 * What is tried again. Only what is safe to repeat: reads that got no answer, and whatever the
 * server refused with 429 or 503 and a `Retry-After`, because it then did nothing yet.
 */
export interface RetryOptions {
  /** Attempts in all, the first included; 1 repeats nothing. Default: 3. */
  attempts?: number;
  /** Milliseconds before the second attempt; doubles with each further one, with jitter. Default: 300. */
  delay?: number;
  /** Longest wait in milliseconds. A longer `Retry-After` fails at once. Default: 30,000. */
  maxDelay?: number;
}

/**
 * Milliseconds to wait before trying again, or null: do not.
 * @param attempt how many were made, from 1
 */
export function retryDelay(
  error: ApiError,
  method: string,
  attempt: number,
  { attempts = 3, delay = 300, maxDelay = 30_000 }: RetryOptions = {},
): number | null {
  if (attempt >= attempts) return null;
  const { kind, status, retryAfter } = error;
  if (kind === 'network' || kind === 'aborted') {
    return method === 'GET' ? backOff(attempt, delay, maxDelay) : null;
  }
  if (retryAfter === null || (status !== 429 && status !== 503)) return null;
  const wait = retryAfter * 1000;
  return wait > maxDelay ? null : wait + Math.random() * delay;
}

/** Doubles from `first` to `most` milliseconds, less up to a half so that many clients spread. */
export function backOff(attempt: number, first: number, most: number): number {
  return Math.min(most, first * 2 ** (attempt - 1)) * (1 - Math.random() / 2);
}

/** Waits; rejects with the signal's reason when that ends the wait. */
export function pause(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
