import type { Attempt } from '@halyard/sdk/types';
import type { FlagState } from '@halyard/ui-kit';

/** The result of the last submission. */
export type Verdict =
  | { kind: 'accepted' }
  | { kind: 'wrong'; flag: string }
  /** Not sent, because it was wrong before. */
  | { kind: 'repeated'; flag: string; before: Attempt }
  | { kind: 'limited'; /** Unix ms. */ until: number }
  /** No response: the server may have received the flag. */
  | { kind: 'unreachable'; /** The team's last attempt before. */ sentAfter: number }
  /** The request failed, or there was no verdict in time. */
  | { kind: 'failed'; error: unknown };

/** Everything that determines the state of the flag field. */
export interface FlagSituation {
  text: string;
  /** The text has stray characters. */
  hasStray: boolean;
  /** The player is asked whether to send it with them. */
  isAsking: boolean;
  isChecking: boolean;
  verdict: Verdict | null;
  isSolved: boolean;
  /** Flags are no longer accepted. */
  isClosed: boolean;
  /** 0 means no limit. */
  limit: number;
  attempts: number;
  isOnline: boolean;
  /** It is sent when the server is back. */
  isKept: boolean;
  /** Seconds until the server accepts flags again. */
  secondsToWait: number;
}

/** The state of the field; the first rule that matches wins. */
export function flagState(situation: FlagSituation): FlagState {
  return lockedState(situation) ?? heldState(situation) ?? textState(situation);
}

/** The state of a field that takes no flag, whatever its text is; null if it takes one. */
function lockedState(situation: FlagSituation): FlagState | null {
  if (situation.verdict?.kind === 'accepted') return 'accepted';
  if (situation.isSolved) return 'solved';
  if (situation.isClosed) return 'closed';
  if (situation.isChecking) return 'checking';
  return attemptsLeft(situation) === 0 ? 'exhausted' : null;
}

/** What the flag waits for: the answer of the player, the end of a limit or the server; null if for nothing. */
function heldState(situation: FlagSituation): FlagState | null {
  const { verdict } = situation;
  if (situation.isAsking) return 'odd';
  if (verdict?.kind === 'limited' && situation.secondsToWait > 0) return 'limited';
  const isOffline = !situation.isOnline || situation.isKept || verdict?.kind === 'unreachable';
  return isOffline ? 'offline' : null;
}

/** What is known of the text in the field. */
function textState({ text, verdict, hasStray }: FlagSituation): FlagState {
  if (verdict?.kind === 'wrong' && verdict.flag === text) return 'wrong';
  if (verdict?.kind === 'repeated' && verdict.flag === text) return 'repeated';
  return verdict?.kind === 'failed' || hasStray ? 'odd' : 'idle';
}

/** The remaining attempts of the team; null without a limit. */
export function attemptsLeft({
  limit,
  attempts,
}: Pick<FlagSituation, 'limit' | 'attempts'>): number | null {
  return limit === 0 ? null : Math.max(0, limit - attempts);
}

/** The earlier attempt of the team in which this flag was wrong. */
export function wrongBefore(tries: readonly Attempt[], flag: string): Attempt | undefined {
  return tries.find(({ answer, status }) => answer === flag && status === 'WrongAnswer');
}
