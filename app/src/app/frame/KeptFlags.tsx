import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  type KeptFlag,
  type FlagOutcome,
  loadSender,
  tellKept,
  useKept,
} from '../../game/kept-flags.ts';
import { refetchJudged } from '../../game/refetch-judged.ts';
import { useTellOutcome } from '../../game/use-tell-outcome.ts';
import { useProfile } from '../session/session.ts';

const RETRY = 5000;

/** Sends flags that were kept on this device, whatever page is open. Renders nothing. */
export function KeptFlags() {
  const client = useQueryClient();
  const profile = useProfile();
  const userId = profile?.userId;
  const userName = profile?.userName;
  const isNeeded = useKept().some((kept) => kept.userId === userId);
  const tell = useTellOutcome();
  const onEnd = useEffectEvent((kept: KeptFlag, outcome: FlagOutcome) => {
    void refetchJudged(client, kept, outcome);
    // An open challenge says it itself.
    if (!tellKept(kept, outcome) || outcome.kind === 'solved') tell(kept.challenge, outcome);
  });
  useEffect(() => {
    if (!isNeeded || userId === undefined || userName == null) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      const { startSending } = await loadSender();
      if (isOver || stop) return;
      stop = startSending({ userId, userName }, (...ended) => onEnd(...ended));
    };
    // Its code may be missing while the network is away.
    const tryToStart = () => void start().catch(() => (timer = setTimeout(tryToStart, RETRY)));
    let timer: ReturnType<typeof setTimeout> | undefined;
    tryToStart();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [isNeeded, userId, userName]);
  return null;
}
