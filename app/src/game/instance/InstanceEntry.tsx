import type { Category } from '@halyard/sdk/types';
import { EntryLine } from '@halyard/ui-kit';
import { Suspense } from 'react';
import { lazyRegion, PartErrorBoundary } from '../../app/errors/PageErrorBoundary.tsx';
import { entryOf } from './entry.ts';
import { useNeedsTicket } from './use-needs-ticket.ts';

const TicketEntry = lazyRegion(async () => (await import('./TicketEntry.tsx')).TicketEntry);

export interface InstanceEntryProps {
  entry: string;
  category: Category;
  /** Path of the proxy, if it is not that of players. */
  proxy?: string;
  copyLabel: string;
  /** Only the first line, in a secondary style. */
  quiet?: boolean;
}

/** How to reach a container, with tickets where the proxy asks for them. */
export function InstanceEntry(props: InstanceEntryProps) {
  const { entry, category, proxy, copyLabel, quiet = false } = props;
  if (useNeedsTicket(entry)) {
    return (
      <PartErrorBoundary>
        <Suspense>
          <TicketEntry {...props} />
        </Suspense>
      </PartErrorBoundary>
    );
  }
  const { lines, href } = entryOf(entry, category, proxy);
  return (
    <EntryLine lines={quiet ? lines[0] : lines} href={href} copyLabel={copyLabel} quiet={quiet} />
  );
}
