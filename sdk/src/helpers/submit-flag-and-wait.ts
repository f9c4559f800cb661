import { getSubmissionStatus, submitFlag } from '../generated/client/index.ts';
import type { FlagSubmission } from '../generated/types/flagSubmission.ts';
import type { GetSubmissionStatusPathParameters } from '../generated/types/getSubmissionStatusPathParameters.ts';
import type { SubmitFlagPathParameters } from '../generated/types/submitFlagPathParameters.ts';
import type { SubmissionResult } from '../generated/types/submissionResult.ts';
import { ApiError } from '../runtime/errors.ts';
import type { CallOptions } from '../runtime/exchange.ts';
import { backOff } from '../runtime/retry.ts';
import { wait } from './wait.ts';

/** The result of a submission. */
export type Verdict = Exclude<SubmissionResult, 'FlagSubmitted'>;

/** Options of `submitFlagAndWait` and `waitForVerdict`. */
export interface WaitOptions extends CallOptions {
  /**
   * Maximum time in milliseconds to wait for the verdict after the flag was sent. Default: 60,000.
   */
  maxWait?: number;
}

const MIN_DELAY = 200;
const MAX_DELAY = 5000;

/**
 * Submits a flag and waits for the verdict, polling at increasing intervals if the server needs time.
 * Rejects if `submitFlag` or `getSubmissionStatus` does, and with kind `timeout` if there is no
 * verdict within `maxWait`; the flag was then sent and may still be accepted.
 *
 * ```ts
 * const verdict = await submitFlagAndWait({ gameId: 7, challengeId: 12 }, { flag: 'flag{knots}' }, { client });
 * if (verdict === 'Accepted') celebrate();
 * ```
 */
export async function submitFlagAndWait(
  { gameId, challengeId }: SubmitFlagPathParameters,
  submission: FlagSubmission,
  { maxWait = 60_000, ...options }: WaitOptions = {},
): Promise<Verdict> {
  const submissionId = await submitFlag({ gameId, challengeId }, submission, options);
  const result = await waitForVerdict(
    { gameId, challengeId, submissionId },
    { maxWait, ...options },
  );
  if (result === 'FlagSubmitted') throw noVerdict();
  return result;
}

/**
 * Asks for the verdict of a flag that has been submitted, at increasing intervals; `FlagSubmitted` if
 * there is none within `maxWait`. Rejects if `getSubmissionStatus` does.
 */
export async function waitForVerdict(
  submission: GetSubmissionStatusPathParameters,
  { maxWait = 60_000, ...options }: WaitOptions = {},
): Promise<SubmissionResult> {
  const end = Date.now() + maxWait;
  for (let attempt = 1; ; attempt++) {
    const result = await getSubmissionStatus(submission, options);
    const delay = backOff(attempt, MIN_DELAY, MAX_DELAY);
    if (result !== 'FlagSubmitted' || Date.now() + delay > end) return result;
    await wait(delay, options.signal);
  }
}

function noVerdict(): ApiError {
  return new ApiError({
    kind: 'timeout',
    title: 'No verdict in time',
    operation: 'getSubmissionStatus',
  });
}
