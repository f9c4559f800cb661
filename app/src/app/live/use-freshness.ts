import { useConnection } from '../connection/connection.ts';
import { useExtension } from '../routes/use-extension.ts';
import { useStore } from '../storage/create-store.ts';
import { liveState } from './live-store.ts';

/**
 * How fresh the page is, and since when; `connecting` for the first moments of a page. `isOutage`: the
 * frame's banner says the same.
 */
export function useFreshness() {
  const calls = useConnection();
  const { state, at } = useStore(liveState);
  const isOffered = useExtension('live');
  if (calls.state !== 'polling') return { ...calls, isOutage: true };
  if (state !== 'off') return { state, since: at, isOutage: false };
  const first = isOffered === false ? ('polling' as const) : ('connecting' as const);
  return { state: first, since: 0, isOutage: false };
}

/** Whether the page does not say it elsewhere: that it polls, or that live events are interrupted. */
export function isWorthSaying({ state, isOutage }: ReturnType<typeof useFreshness>): boolean {
  return !isOutage && (state === 'polling' || state === 'reconnecting');
}
