import { getSubmissionStatus, submitFlag } from '@halyard/sdk/react';
import type { SubmissionResult } from '@halyard/sdk/types';

/** Delays between two requests for the verdict, in ms. */
const PAUSES = [0, 400, 800, 1500, 3000, 5000, 10_000];

/** Sends a flag and waits up to half a minute for the verdict; `FlagSubmitted` if there is none. */
export async function judge(
  gameId: number,
  challengeId: number,
  flag: string,
): Promise<SubmissionResult> {
  const submissionId = await submitFlag({ gameId, challengeId }, { flag });
  for (const pause of PAUSES) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const status = await getSubmissionStatus({ gameId, challengeId, submissionId });
    if (status !== 'FlagSubmitted') return status;
  }
  return 'FlagSubmitted';
}
