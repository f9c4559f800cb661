import { onlineManager, useMutation } from '@tanstack/react-query';
import { isApiError } from '@halyard/sdk/react';
import type { Attempt, ChallengeDetail, SubmissionResult } from '@halyard/sdk/types';
import { type FlagState, useTick } from '@halyard/ui-kit';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isUnreached } from '../../../../app/connection/connection.ts';
import { useProfile } from '../../../../app/session/session.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { attemptsLeft, flagState, type Verdict, wrongBefore } from './flag-state.ts';
import { judge } from './judge.ts';

interface FlagOptions {
  gameId: number;
  challenge: ChallengeDetail;
  isSolved: boolean;
  isClosed: boolean;
  /** Called with the verdict; data about the team may have changed. */
  onJudged: (result: SubmissionResult) => void;
}

/** State of the flag field of one challenge. */
export interface FlagControl {
  state: FlagState;
  text: string;
  setText: (text: string) => void;
  submit: (flag: string) => void;
  verdict: Verdict | null;
  /** Null without a limit. */
  left: number | null;
  secondsToWait: number;
  /** Attempts since the page was opened, newest first. */
  sent: readonly Attempt[];
}

const FIRST_WAIT = 5;

/** Use a `key` per challenge. */
export function useFlag(options: FlagOptions): FlagControl {
  const { gameId, challenge, isSolved, isClosed, onJudged } = options;
  const profile = useProfile();
  const isOnline = useIsOnline();
  const [text, setTyped] = useState(() => readDraft(challenge.id));
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [sent, setSent] = useState<readonly Attempt[]>([]);
  const [waiting, setWaiting] = useState<string | null>(null);
  // Counted locally, so that the verdict and the count appear together.
  const [counted, setCounted] = useState(0);
  const attempts = Math.max(challenge.attempts, counted);
  const secondsToWait = useTick((now) =>
    verdict?.kind === 'limited' ? Math.max(0, Math.ceil((verdict.until - now) / 1000)) : 0,
  );

  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (flag: string) => judge(gameId, challenge.id, flag),
    onSuccess: (status, flag) => {
      setCounted(attempts + 1);
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
      if (status === 'Accepted') writeDraft(challenge.id, '');
      onJudged(status);
    },
    onError: (error) => {
      setVerdict(failureOf(error));
    },
  });

  const setText = (next: string) => {
    setTyped(next);
    setWaiting(null);
    writeDraft(challenge.id, next);
    if (verdict?.kind === 'failed' || verdict?.kind === 'unreachable') setVerdict(null);
  };
  const submit = (flag: string) => {
    const before = wrongBefore([...sent, ...(challenge.tries ?? [])], flag);
    const isInsisting = verdict?.kind === 'repeated' && verdict.flag === flag;
    if (before && !isInsisting) setVerdict({ kind: 'repeated', flag, before });
    else if (!isOnline) setWaiting(flag);
    else mutate(flag);
  };
  const sendWaiting = useEffectEvent(() => {
    if (waiting === null) return;
    setWaiting(null);
    mutate(waiting);
  });
  useEffect(() => onlineManager.subscribe((isBack) => (isBack ? sendWaiting() : undefined)), []);

  const limit = challenge.limit;
  const situation = { text, isChecking: isPending, verdict, isSolved, isClosed, limit, attempts };
  return {
    state: flagState({ ...situation, isOnline, secondsToWait }),
    text,
    setText,
    submit,
    verdict,
    left: attemptsLeft({ limit, attempts }),
    secondsToWait,
    sent,
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

function failureOf(error: unknown): Verdict {
  if (isApiError(error, 'RATE_LIMITED')) {
    return { kind: 'limited', until: Date.now() + (error.retryAfter ?? FIRST_WAIT) * 1000 };
  }
  return isUnreached(error) ? { kind: 'unreachable' } : { kind: 'failed', error };
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
}
