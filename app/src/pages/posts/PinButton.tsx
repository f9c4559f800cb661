import { lazyComponent } from '@halyard/ui-kit';
import { Suspense } from 'react';
import { PinControl, type PinProps } from './PinControl.tsx';

// Only administrators see it, so others do not load what it does.
const WorkingPin = lazyComponent<PinProps>(
  async () => (await import('./WorkingPin.tsx')).WorkingPin,
  ({ props, retry }) => <PinControl {...props} onClick={retry} />,
);

/** Pins a post to the top of the lists, or takes it down. Disabled while its code is loaded. */
export function PinButton(props: PinProps) {
  return (
    <Suspense fallback={<PinControl {...props} />}>
      <WorkingPin {...props} />
    </Suspense>
  );
}
