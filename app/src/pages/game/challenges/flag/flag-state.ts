import type { Attempt } from '@halyard/sdk/react';
import type { FlagState } from '@halyard/ui-kit';

/** What became of the last flag that was sent, or was about to be. */
export type Verdict =
  | { kind: 'accepted' }
  | { kind: 'wrong'; flag: string }
  /** Caught before it was sent. */
  | { kind: 'repeated'; flag: string; before: Attempt }
  | { kind: 'limited'; /** Unix ms. */ until: number }
  /** No answer: it is not known whether it arrived. */
  | { kind: 'unreachable' }
  /** Refused, or not judged in time. */
  | { kind: 'failed'; error: unknown };

/** Everything that decides how the flag field looks. */
export interface FlagSituation {
  text: string;
  isChecking: boolean;
  verdict: Verdict | null;
  isSolved: boolean;
  /** Flags are no longer taken. */
  isClosed: boolean;
  /** 0 is any number. */
  limit: number;
  attempts: number;
  isOnline: boolean;
  /** Until the server takes flags again. */
  secondsToWait: number;
}

/** How the field stands; the first rule that fits wins. */
export function flagState(situation: FlagSituation): FlagState {
  const { text, verdict } = situation;
  if (verdict?.kind === 'accepted') return 'accepted';
  if (situation.isSolved) return 'solved';
  if (situation.isClosed) return 'closed';
  if (situation.isChecking) return 'checking';
  if (attemptsLeft(situation) === 0) return 'exhausted';
  if (verdict?.kind === 'limited' && situation.secondsToWait > 0) return 'limited';
  if (!situation.isOnline || verdict?.kind === 'unreachable') return 'offline';
  if (verdict?.kind === 'wrong' && verdict.flag === text) return 'wrong';
  if (verdict?.kind === 'repeated' && verdict.flag === text) return 'repeated';
  if (verdict?.kind === 'failed' || (text !== '' && text !== text.trim())) return 'odd';
  return 'idle';
}

/** How many flags the team may still send; null is any number. */
export function attemptsLeft({
  limit,
  attempts,
}: Pick<FlagSituation, 'limit' | 'attempts'>): number | null {
  return limit === 0 ? null : Math.max(0, limit - attempts);
}

/** The try of the own team in which a flag was wrong before. */
export function wrongBefore(tries: readonly Attempt[], flag: string): Attempt | undefined {
  return tries.find(({ answer, status }) => answer === flag && status === 'WrongAnswer');
}
