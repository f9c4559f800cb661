import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../build/when-idle.ts';
import { useExtension } from '../routes/use-extension.ts';
import { useProfile } from '../session/session.ts';
import { useSessionPrompt } from '../session/session-prompt.ts';
import { useStore } from '../storage/create-store.ts';
import { subscriptions } from './live-store.ts';

/** Connects the page to the live channel while something on it wants to hear. Renders nothing. */
export function LiveUpdates() {
  const client = useQueryClient();
  const isOffered = useExtension('live') === true;
  const isWanted = useStore(subscriptions).length > 0;
  const profile = useProfile();
  // While the session has ended and the page waits for another sign-in, nobody is known.
  const isKnown = useSessionPrompt() === 'none' && profile !== undefined;
  const person = profile?.userId ?? null;
  const isOn = isOffered && isWanted && isKnown;
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let stop = () => {};
    const start = async () => {
      if (isOver) return;
      const { connectLive } = await import('./connect-live.ts');
      if (!isOver) stop = connectLive(client, person);
    };
    // Without its code, as after a deploy, the page polls.
    whenIdle(() => void start().catch(() => undefined));
    return () => {
      isOver = true;
      stop();
    };
  }, [client, isOn, person]);
  return null;
}
