import { submitFlag, waitForVerdict } from '@halyard/sdk/react';
import type { SubmissionResult } from '@halyard/sdk/types';

const MAX_WAIT = 30_000;

/** Sends a flag and waits up to half a minute for the verdict; `FlagSubmitted` if there is none. */
export async function judgeFlag(
  gameId: number,
  challengeId: number,
  flag: string,
): Promise<SubmissionResult> {
  const submissionId = await submitFlag({ gameId, challengeId }, { flag });
  return waitForVerdict({ gameId, challengeId, submissionId }, { maxWait: MAX_WAIT });
}
