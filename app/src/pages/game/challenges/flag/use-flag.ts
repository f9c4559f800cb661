import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@halyard/sdk/react';
import type { Attempt, ChallengeDetail, SubmissionResult } from '@halyard/sdk/types';
import { useTick } from '@halyard/ui-kit';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isUnreached } from '../../../../app/connection/connection.ts';
import { useProfile } from '../../../../app/session/session.ts';
import {
  dropKept,
  isSame,
  keepFlag,
  type FlagOutcome,
  lastAttempt,
  loadSender,
  useKept,
  watchKept,
} from '../../../../game/kept-flags.ts';
import { refetchJudged } from '../../../../game/refetch-judged.ts';
import { writeDraft } from './drafts.ts';
import { attemptsLeft, type FlagSituation, type Verdict, wrongBefore } from './flag-state.ts';
import { useSending } from './use-sending.ts';

interface FlagOptions {
  gameId: number;
  challenge: ChallengeDetail;
  isSolved: boolean;
  isClosed: boolean;
  /** Called when the team has solved it. */
  onSolved: () => void;
}

/** What is known of the flags of one challenge, besides the text in the field. */
export interface FlagJudge extends Omit<FlagSituation, 'text' | 'hasStray' | 'isAsking'> {
  submit: (flag: string) => void;
  /** Null without a limit. */
  left: number | null;
  /** Attempts since the page was opened, newest first. */
  sent: readonly Attempt[];
  /** The flag that is kept on this device. */
  keptFlag: string | undefined;
  /** Call when the text has been changed. */
  onTyped: () => void;
}

const FIRST_WAIT = 5;

type Judged = Extract<FlagOutcome, { kind: 'judged' }>;

/** The flag that the user has kept for the challenge, and a function that keeps one or forgets it. */
function useKeptHere({ gameId, challenge }: Pick<FlagOptions, 'gameId' | 'challenge'>) {
  const userId = useProfile()?.userId ?? '';
  const owner = { userId, challengeId: challenge.id };
  const kept = useKept().find((each) => isSame(each, owner));
  const keep = (next: { flag: string; sentAfter: number | null } | null) => {
    if (next) keepFlag({ ...owner, gameId, challenge: challenge.title, ...next });
    else dropKept(owner);
  };
  return [kept, keep] as const;
}

/**
 * Sends flags, and knows what became of them. The text is known to `useFlagText` alone, so that typing
 * renders the field and not the whole challenge. Use a `key` per challenge.
 */
export function useFlag(options: FlagOptions): FlagJudge {
  const { gameId, challenge, isSolved, isClosed, onSolved } = options;
  const client = useQueryClient();
  const profile = useProfile();
  const isOnline = useIsOnline();
  const [kept, keep] = useKeptHere(options);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [sent, setSent] = useState<readonly Attempt[]>([]);
  // Counted locally, so that the verdict and the count appear together.
  const [counted, setCounted] = useState(0);
  const attempts = Math.max(challenge.attempts, counted);
  const secondsToWait = useTick((now) =>
    verdict?.kind === 'limited' ? Math.max(0, Math.ceil((verdict.until - now) / 1000)) : 0,
  );

  const take = (outcome: Judged, flag: string) => {
    const { status, attempts: count } = outcome;
    setCounted((before) => Math.max(before, count));
    setSent((before) => [
      {
        id: -before.length - 1,
        answer: flag,
        status: status === 'CheatDetected' ? 'WrongAnswer' : status,
        time: Date.now(),
        user: profile?.userName ?? null,
      },
      ...before,
    ]);
    setVerdict(verdictOf(status, flag));
    if (status === 'Accepted') {
      writeDraft(challenge.id, '');
      onSolved();
    }
    void refetchJudged(client, { gameId, challengeId: challenge.id }, outcome);
  };
  const onEnd = (flag: string, outcome: FlagOutcome, sentAfter: number) => {
    if (outcome.kind === 'judged') take(outcome, flag);
    if (outcome.kind === 'refused') setVerdict(failureOf(outcome.error, sentAfter));
    if (outcome.kind === 'solved') setVerdict(null);
  };
  const { send, isChecking } = useSending(options, onEnd);
  const onKept = useEffectEvent((flag: string, outcome: FlagOutcome) => onEnd(flag, outcome, 0));
  useEffect(() => {
    loadSender().catch(() => undefined);
  }, []);
  useEffect(() => watchKept(challenge.id, (...ended) => onKept(...ended)), [challenge.id]);

  const onTyped = () => {
    if (kept) keep(null);
    if (verdict?.kind === 'failed' || verdict?.kind === 'unreachable') setVerdict(null);
  };
  const submit = (flag: string) => {
    if (kept) return keep(null);
    if (verdict?.kind === 'unreachable') return keep({ flag, sentAfter: verdict.sentAfter });
    const before = wrongBefore([...sent, ...(challenge.tries ?? [])], flag);
    const isInsisting = verdict?.kind === 'repeated' && verdict.flag === flag;
    if (before && !isInsisting) setVerdict({ kind: 'repeated', flag, before });
    else if (!isOnline) keep({ flag, sentAfter: null });
    else send({ flag, sentAfter: lastAttempt(challenge), attempts });
  };

  const { limit } = challenge;
  return {
    isChecking,
    verdict,
    isSolved,
    isClosed,
    limit,
    attempts,
    isOnline,
    isKept: kept !== undefined,
    secondsToWait,
    submit,
    left: attemptsLeft({ limit, attempts }),
    sent,
    keptFlag: kept?.flag,
    onTyped,
  };
}

function verdictOf(status: SubmissionResult, flag: string): Verdict {
  switch (status) {
    case 'Accepted':
      return { kind: 'accepted' };
    case 'WrongAnswer':
    case 'CheatDetected':
      return { kind: 'wrong', flag };
    default:
      return { kind: 'failed', error: null };
  }
}

function failureOf(error: unknown, sentAfter: number): Verdict {
  if (isApiError(error, 'RATE_LIMITED')) {
    return { kind: 'limited', until: Date.now() + (error.retryAfter ?? FIRST_WAIT) * 1000 };
  }
  return isUnreached(error) ? { kind: 'unreachable', sentAfter } : { kind: 'failed', error };
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
}
