import type { ApiError } from './errors.ts';

/**
 * Which calls are retried. Only those that are safe to repeat: reads without a response, and calls
 * that the server rejected with 429 or 503 and a `Retry-After`, because it has not acted on them.
 */
export interface RetryOptions {
  /** The number of attempts, including the first; 1 disables retries. Default: 3. */
  attempts?: number;
  /** Milliseconds before the second attempt; doubles with each further one, with jitter. Default: 300. */
  delay?: number;
  /** Longest wait in milliseconds. A longer `Retry-After` fails at once. Default: 30,000. */
  maxDelay?: number;
  /** Called before each wait, for example to tell people why nothing happens. */
  onRetry?: (retry: Retry) => void;
}

/** A wait before the next attempt of a call. */
export interface Retry {
  /** Why the last attempt failed. */
  error: ApiError;
  /** The number of attempts made so far, from 1. */
  attempt: number;
  /** Milliseconds until the next attempt. */
  wait: number;
}

/**
 * Returns the milliseconds to wait before the next attempt, or null when the call must not be
 * retried.
 * @param attempt the number of attempts made so far, from 1
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
  return wait > maxDelay ? null : Math.min(maxDelay, wait + Math.random() * delay);
}

/**
 * Exponential backoff from `first` to `most` milliseconds, reduced by up to a half at random so
 * that many clients do not retry at once.
 */
export function backOff(attempt: number, first: number, most: number): number {
  return Math.min(most, first * 2 ** (attempt - 1)) * (1 - Math.random() / 2);
}

interface Failed {
  method: string;
  /** The number of attempts made so far, from 1. */
  attempt: number;
  retry: RetryOptions | undefined;
  signal: AbortSignal | null;
}

/** Waits before the next attempt of a call; rejects with its error if it must not be retried. */
export async function waitForRetry(
  error: ApiError,
  { method, attempt, retry, signal }: Failed,
): Promise<void> {
  const wait = retryDelay(error, method, attempt, retry);
  if (wait === null) throw error;
  retry?.onRetry?.({ error, attempt, wait });
  await pause(wait, signal);
}

/** Waits; rejects with the reason of the signal if it is aborted. */
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
