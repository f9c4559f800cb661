import { onlineManager, useMutation } from '@tanstack/react-query';
import { isApiError } from '@halyard/sdk/react';
import type { Attempt, ChallengeDetail, SubmissionResult } from '@halyard/sdk/types';
import { type FlagState, useTick } from '@halyard/ui-kit';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isUnreached } from '../../../../app/connection/connection.ts';
import { useProfile } from '../../../../app/session/session.ts';
import {
  dropKept,
  isSame,
  keepFlag,
  type KeptOutcome,
  lastAttempt,
  loadSender,
  useKept,
  watchKept,
} from '../../../../game/kept-flags.ts';
import { judge } from '../../../../game/send-kept.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { attemptsLeft, flagState, type Verdict, wrongBefore } from './flag-state.ts';

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
  /** The flag is sent when the server is back. */
  isKept: boolean;
  /** Null without a limit. */
  left: number | null;
  secondsToWait: number;
  /** Attempts since the page was opened, newest first. */
  sent: readonly Attempt[];
}

const FIRST_WAIT = 5;

interface Sending {
  flag: string;
  /** The team's last attempt before. */
  sentAfter: number;
}

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

/** Use a `key` per challenge. */
export function useFlag(options: FlagOptions): FlagControl {
  const { gameId, challenge, isSolved, isClosed, onJudged } = options;
  const profile = useProfile();
  const isOnline = useIsOnline();
  const [kept, keep] = useKeptHere(options);
  const [text, setTyped] = useState(() => kept?.flag ?? readDraft(challenge.id));
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [sent, setSent] = useState<readonly Attempt[]>([]);
  // Counted locally, so that the verdict and the count appear together.
  const [counted, setCounted] = useState(0);
  const attempts = Math.max(challenge.attempts, counted);
  const secondsToWait = useTick((now) =>
    verdict?.kind === 'limited' ? Math.max(0, Math.ceil((verdict.until - now) / 1000)) : 0,
  );

  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: ({ flag }: Sending) => judge(gameId, challenge.id, flag),
    onSuccess: (status, { flag }) => take(status, flag),
    onError: (error, { sentAfter }) => {
      setVerdict(failureOf(error, sentAfter));
    },
  });
  const take = (status: SubmissionResult, flag: string) => {
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
  };
  const onKept = useEffectEvent((flag: string, outcome: KeptOutcome) => {
    if (outcome.kind === 'judged') take(outcome.status, flag);
    if (outcome.kind === 'refused') setVerdict(failureOf(outcome.error, 0));
    if (outcome.kind === 'solved') setVerdict(null);
  });
  useEffect(() => {
    loadSender().catch(() => undefined);
  }, []);
  useEffect(() => watchKept(challenge.id, (...ended) => onKept(...ended)), [challenge.id]);

  const setText = (next: string) => {
    setTyped(next);
    keep(null);
    writeDraft(challenge.id, next);
    if (verdict?.kind === 'failed' || verdict?.kind === 'unreachable') setVerdict(null);
  };
  const submit = (flag: string) => {
    if (kept) return keep(null);
    if (verdict?.kind === 'unreachable') return keep({ flag, sentAfter: verdict.sentAfter });
    const before = wrongBefore([...sent, ...(challenge.tries ?? [])], flag);
    const isInsisting = verdict?.kind === 'repeated' && verdict.flag === flag;
    if (before && !isInsisting) setVerdict({ kind: 'repeated', flag, before });
    else if (!isOnline) keep({ flag, sentAfter: null });
    else mutate({ flag, sentAfter: lastAttempt(challenge) });
  };

  const limit = challenge.limit;
  const isKept = kept !== undefined;
  const known = { text, isChecking: isPending, verdict, isSolved, isClosed, isKept };
  return {
    state: flagState({ ...known, limit, attempts, isOnline, secondsToWait }),
    text,
    setText,
    submit,
    verdict,
    isKept,
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
