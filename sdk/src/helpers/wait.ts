import { ApiError } from '../runtime/errors.ts';
import { pause } from '../runtime/retry.ts';

/** Waits between two calls; rejects with kind `cancelled` if the signal is aborted. */
export async function wait(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  try {
    await pause(milliseconds, signal);
  } catch (cause) {
    throw new ApiError({ kind: 'cancelled', title: 'The call was cancelled', cause });
  }
}
