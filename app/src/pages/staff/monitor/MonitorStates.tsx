import { Button, EmptyState, MissingFlag } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { Monitor } from './use-monitor.ts';

/** A list without rows. */
export function NothingHere({ monitor }: { monitor: Monitor }) {
  const { LL } = useLanguage();
  const words = LL.staff.monitor;
  if (!monitor.isNarrowed) {
    return (
      <EmptyState figure={<MissingFlag />} title={words.emptyYet()}>
        {words.emptyYetText()}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      figure={<MissingFlag />}
      title={words.empty()}
      actions={
        <Button size="small" onClick={monitor.clear}>
          {LL.common.clear()}
        </Button>
      }
    />
  );
}

/** Before the start of a game there is nothing to watch. */
export function NotStarted() {
  const { LL } = useLanguage();
  const words = LL.staff.monitor;
  return (
    <EmptyState figure={<MissingFlag />} title={words.notStarted()}>
      {words.notStartedText()}
    </EmptyState>
  );
}
