import { useMutation } from '@tanstack/react-query';
import type { ChallengeDetail } from '@halyard/sdk/types';
import { useEffect, useRef } from 'react';
import type { FlagOutcome } from '../../../../game/kept-flags.ts';
import { judgeFlag } from '../../../../game/judge-flag.ts';
import { useTellOutcome } from '../../../../game/use-tell-outcome.ts';

/** A flag on its way. */
interface Sending {
  flag: string;
  /** The team's last attempt before. */
  sentAfter: number;
  /** The number of the team's attempts before. */
  attempts: number;
}

interface SendingOptions {
  gameId: number;
  challenge: Pick<ChallengeDetail, 'id' | 'title'>;
  isClosed: boolean;
}

/**
 * Sends flags of a challenge. What became of one is passed to `onEnd`, and said in a toast if no field shows
 * it: the game has ended meanwhile, or the player has left the challenge.
 */
export function useSending(
  { gameId, challenge, isClosed }: SendingOptions,
  onEnd: (flag: string, outcome: FlagOutcome, sentAfter: number) => void,
) {
  const tell = useTellOutcome();
  const isMounted = useIsMounted();
  const end = ({ flag, sentAfter }: Sending, outcome: FlagOutcome) => {
    onEnd(flag, outcome, sentAfter);
    // A closed field shows that a flag was right, and nothing else.
    const isRight = outcome.kind === 'judged' && outcome.status === 'Accepted';
    if (!isMounted() || (isClosed && !isRight)) tell(challenge.title, outcome);
  };
  const { mutate: send, isPending: isChecking } = useMutation({
    networkMode: 'always',
    mutationFn: ({ flag }: Sending) => judgeFlag(gameId, challenge.id, flag),
    // Not the present number of attempts: it may have been fetched meanwhile, with this one.
    onSuccess: (status, sending) =>
      end(sending, { kind: 'judged', status, attempts: sending.attempts + 1 }),
    onError: (error, sending) => end(sending, { kind: 'refused', error }),
  });
  return { send, isChecking };
}

/** Returns a function that says whether the component is still part of the page. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
