import { ConnectionState } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { useFreshness } from './use-freshness.ts';

/** How fresh the page is: live, polled, reconnecting or offline. */
export function Freshness() {
  const { LL, dates } = useLanguage();
  const { state, since } = useFreshness();
  const words = LL.frame.connection;
  if (state === 'connecting') return null;
  return (
    <ConnectionState state={state}>
      {state === 'live' || state === 'polling'
        ? words[state]()
        : words[state]({ time: dates.clock(since) })}
    </ConnectionState>
  );
}
