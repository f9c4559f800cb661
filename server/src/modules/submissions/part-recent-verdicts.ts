import type { SubmissionResult } from '@halyard/sdk/rules';

/** Which verdict is sought; only whoever sent the flag may read it. */
export interface SoughtVerdict {
  submissionId: number;
  gameId: number;
  challengeId: number;
  userId: string;
}

/** How many a process keeps: some minutes of a large event, in about a megabyte. */
const MOST_KEPT = 5000;

/**
 * The verdicts that this process has stored last, which never change. Players ask for theirs right after
 * they have sent a flag, and the answer then needs no query.
 */
export interface RecentVerdicts {
  keep(sought: SoughtVerdict, result: SubmissionResult): void;
  /** Undefined when the verdict is an older one, another process's, or another user's. */
  find(sought: SoughtVerdict): SubmissionResult | undefined;
}

export function createRecentVerdicts(mostKept = MOST_KEPT): RecentVerdicts {
  const kept = new Map<number, { sought: SoughtVerdict; result: SubmissionResult }>();
  return {
    keep({ submissionId, gameId, challengeId, userId }, result) {
      kept.set(submissionId, { sought: { submissionId, gameId, challengeId, userId }, result });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    },
    find(sought) {
      const entry = kept.get(sought.submissionId);
      return entry && isSame(entry.sought, sought) ? entry.result : undefined;
    },
  };
}

function isSame(one: SoughtVerdict, other: SoughtVerdict): boolean {
  return (
    one.gameId === other.gameId &&
    one.challengeId === other.challengeId &&
    one.userId === other.userId
  );
}
