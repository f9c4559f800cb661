import {
  allows,
  type ChallengeType,
  isPastDeadline,
  type SubmissionResult,
} from '@halyard/sdk/rules';
import { findFlag, flagMatches } from './rules-flag-match.ts';
import { hasFlagPerTeam } from '../../domain/challenge.ts';

export type SubmitRefusal = 'CHALLENGE_CLOSED' | 'SUBMIT_NOT_ALLOWED' | 'ATTEMPTS_EXHAUSTED';

export type SubmitInput = {
  now: number;
  /** Whether the game has practice mode, in which a deadline ends the scoring but not the submissions. */
  practiceMode: boolean;
  challenge: {
    deadline: number | null;
    /** Answers a team may give; 0 for any number. */
    submissionLimit: number;
  };
  /** The team's mask for this challenge. */
  permissions: number;
  /** Answers the team has given, whatever became of them. */
  attempts: number;
};

/**
 * Why a team that passed the game's gate may not answer a challenge, null when it may.
 * In the contract's order; count `attempts` under the lock that guards the insert.
 */
export function submitRefusal(input: SubmitInput): SubmitRefusal | null {
  const { challenge, permissions } = input;
  if (isPastDeadline(challenge.deadline, input.now) && !input.practiceMode)
    return 'CHALLENGE_CLOSED';
  if (!allows(permissions, 'viewChallenge') || !allows(permissions, 'submitFlags')) {
    return 'SUBMIT_NOT_ALLOWED';
  }
  const limit = challenge.submissionLimit;
  return limit > 0 && input.attempts >= limit ? 'ATTEMPTS_EXHAUSTED' : null;
}

/** A flag of this challenge that was issued to another participation. */
export type ForeignFlag = { participationId: number; flag: string };

export type Verdict =
  | { result: 'Accepted' }
  | { result: 'WrongAnswer' }
  | { result: 'CheatDetected'; ownerId: number };

export type JudgeInput = {
  type: ChallengeType;
  /** All flags of a static challenge; the team's own, or none yet, of a dynamic one. */
  flags: readonly string[];
  /** At least every foreign flag equal to the answer; ignored for static challenges. */
  foreignFlags: readonly ForeignFlag[];
  answer: string;
};

/** Compares exactly and in constant time. A flag shared by two teams is right for both. */
export function judge({ type, flags, foreignFlags, answer }: JudgeInput): Verdict {
  if (flagMatches(answer, flags)) return { result: 'Accepted' };
  if (!hasFlagPerTeam(type)) return { result: 'WrongAnswer' };
  const found = findFlag(
    answer,
    foreignFlags.map(({ flag }) => flag),
  );
  const owner = foreignFlags[found];
  return owner === undefined
    ? { result: 'WrongAnswer' }
    : { result: 'CheatDetected', ownerId: owner.participationId };
}

/** What the player is told: a detected cheat looks like any wrong answer. */
export function maskResultForPlayer(
  result: SubmissionResult,
): Exclude<SubmissionResult, 'CheatDetected'> {
  return result === 'CheatDetected' ? 'WrongAnswer' : result;
}
