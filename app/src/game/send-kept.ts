import { onlineManager } from '@tanstack/react-query';
import { getChallenge, isApiError } from '@halyard/sdk/react';
import { isUnreached, noteCall } from '../app/connection/connection.ts';
import { judgeFlag } from './judge-flag.ts';
import {
  dropKept,
  isSame,
  keepFlag,
  type KeptFlag,
  type FlagOutcome,
  lastAttempt,
  readKept,
} from './kept-flags.ts';

/**
 * Sends a kept flag, unless it has arrived before. Undefined if another tab has done it, or the
 * player no longer wants it. Throws while the server does not answer or wants a pause.
 */
async function deliver(kept: KeptFlag, userName: string): Promise<FlagOutcome | undefined> {
  const { gameId, challengeId, flag } = kept;
  try {
    const challenge = await getChallenge({ gameId, challengeId });
    noteCall();
    const { sentAfter } = kept;
    const arrived =
      sentAfter === null
        ? undefined
        : challenge.tries?.find(
            ({ id, answer, user }) => id > sentAfter && answer === flag && user === userName,
          );
    if (!readKept().some((each) => isSame(each, kept) && each.flag === flag)) return undefined;
    const { attempts } = challenge;
    if (arrived) return end(kept, { kind: 'judged', status: arrived.status, attempts });
    if (challenge.solved) return end(kept, { kind: 'solved' });
    // Before it is sent: if the page is closed now, the next one finds the attempt.
    keepFlag({ ...kept, sentAfter: lastAttempt(challenge) });
    const status = await judgeFlag(gameId, challengeId, flag);
    return end(kept, { kind: 'judged', status, attempts: attempts + 1 });
  } catch (error) {
    if (isTemporary(error)) throw error;
    return end(kept, { kind: 'refused', error });
  }
}

function end(kept: KeptFlag, outcome: FlagOutcome): FlagOutcome {
  dropKept(kept);
  return outcome;
}

/** Whether the same call may succeed later. */
function isTemporary(error: unknown): boolean {
  return (
    isUnreached(error) ||
    isApiError(error, 'RATE_LIMITED') ||
    isApiError(error, 'NOT_SIGNED_IN') ||
    (isApiError(error) && (error.status >= 500 || error.kind === 'cancelled'))
  );
}

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 15_000;

/**
 * Sends what a user has kept as soon as the server answers; of several tabs, one does.
 * @param onEnd told what became of each flag
 */
export function startSending(
  { userId, userName }: { userId: string; userName: string },
  onEnd: (kept: KeptFlag, outcome: FlagOutcome) => void,
): () => void {
  let isOver = false;
  let isBusy = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendAll = async () => {
    for (const kept of readKept()) {
      if (isOver || kept.userId !== userId) continue;
      const outcome = await deliver(kept, userName);
      if (outcome) onEnd(kept, outcome);
    }
  };
  const run = async () => {
    clearTimeout(timer);
    if (isOver || isBusy) return;
    isBusy = true;
    let pause = 0;
    try {
      if (onlineManager.isOnline()) await alone(sendAll);
      failures = 0;
    } catch (error) {
      noteCall(error);
      pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures++);
      if (isApiError(error) && error.retryAfter !== null) pause = error.retryAfter * 1000;
    } finally {
      isBusy = false;
    }
    // What is left waits for another tab, or was kept in the meantime.
    if (!isOver && readKept().some((kept) => kept.userId === userId)) {
      timer = setTimeout(() => void run(), pause || FIRST_PAUSE);
    }
  };
  const stop = onlineManager.subscribe(() => {
    failures = 0;
    void run();
  });
  void run();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
  };
}

/** Runs it in one tab at a time. Pages on plain HTTP have no locks: there the visible tab does it. */
async function alone(act: () => Promise<void>): Promise<void> {
  const { locks }: { locks?: LockManager } = navigator;
  if (locks) await locks.request('halyard-kept-flags', act);
  else if (!document.hidden) await act();
}
