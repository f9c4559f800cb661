import { getSubmissionStatus, submitFlag, type SubmissionResult } from '@halyard/sdk/react';

/** Servers that judge later are asked less and less often, in ms. */
const PAUSES = [0, 400, 800, 1500, 3000, 5000, 10_000];

/** Sends a flag and waits for its verdict; `FlagSubmitted` when there was none in half a minute. */
export async function judge(
  gameId: number,
  challengeId: number,
  flag: string,
): Promise<SubmissionResult> {
  const submissionId = await submitFlag(gameId, challengeId, { flag });
  for (const pause of PAUSES) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const status = await getSubmissionStatus(gameId, challengeId, submissionId);
    if (status !== 'FlagSubmitted') return status;
  }
  return 'FlagSubmitted';
}
