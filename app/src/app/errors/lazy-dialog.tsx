import { lazyComponent } from '@halyard/ui-kit';
import { type ComponentType, Suspense } from 'react';
import { PartErrorBoundary } from './PageErrorBoundary.tsx';

/** A dialog whose code is fetched when it is opened. If that fails, it is closed, and the error shown. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazyComponent(load);
  return (props: Props) => (
    <PartErrorBoundary>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </PartErrorBoundary>
  );
}
