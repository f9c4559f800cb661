import { getSubmissionStatus, submitFlag } from '../generated/client/index.ts';
import type { FlagSubmission } from '../generated/model/flagSubmission.zod.ts';
import type { SubmissionResult } from '../generated/model/submissionResult.zod.ts';
import { ApiError } from '../runtime/errors.ts';
import type { CallOptions } from '../runtime/exchange.ts';
import { backOff } from '../runtime/retry.ts';
import { rest } from './rest.ts';

/** What a flag turned out to be. */
export type Verdict = Exclude<SubmissionResult, 'FlagSubmitted'>;

/** How to wait for a verdict. */
export interface WaitOptions extends CallOptions {
  /** Milliseconds to wait for the verdict once the flag was sent. Default: 60,000. */
  maxWait?: number;
}

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 5000;

/**
 * Submits a flag and gives the verdict, asking for it at growing intervals while the server still
 * judges. Rejects like `submitFlag` and `getSubmissionStatus` do, and with kind `timeout` when there
 * is no verdict within `maxWait`: the flag was sent then and may still be accepted.
 *
 * ```ts
 * const verdict = await submitFlagAndWait(7, 12, { flag: 'flag{knots}' }, { client });
 * if (verdict === 'Accepted') celebrate();
 * ```
 */
export async function submitFlagAndWait(
  gameId: number,
  challengeId: number,
  submission: FlagSubmission,
  { maxWait = 60_000, ...options }: WaitOptions = {},
): Promise<Verdict> {
  const id = await submitFlag(gameId, challengeId, submission, options);
  const end = Date.now() + maxWait;
  for (let attempt = 1; ; attempt++) {
    const verdict = await getSubmissionStatus(gameId, challengeId, id, options);
    if (verdict !== 'FlagSubmitted') return verdict;
    const wait = backOff(attempt, FIRST_PAUSE, LONGEST_PAUSE);
    if (Date.now() + wait > end) throw noVerdict();
    await rest(wait, options.signal);
  }
}

function noVerdict(): ApiError {
  return new ApiError({
    kind: 'timeout',
    title: 'No verdict in time',
    operation: 'getSubmissionStatus',
  });
}
