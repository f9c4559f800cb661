import { Suspense } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { lazyPart, type MissingPart } from '../overlay/lazy-part.ts';
import { Row } from '../Stack/Stack.tsx';
import type { ErrorRegionProps } from './FailedRegion.tsx';

export type { ErrorRegionProps } from './FailedRegion.tsx';

/** Few words, should the code of the region not come either: often both fail for one reason. */
function BareRegion({ props: { title, children, onRetry } }: MissingPart<ErrorRegionProps>) {
  const labels = useLabels();
  return (
    <Row role="alert" gap={12} pad={16} wrap>
      {title} {children}
      {onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
    </Row>
  );
}

const FailedRegion = lazyPart(
  async () => (await import('./FailedRegion.tsx')).FailedRegion,
  BareRegion,
);

/** Stands where a part of a page would, when it could not be loaded. */
export function ErrorRegion(props: ErrorRegionProps) {
  return (
    <Suspense>
      <FailedRegion {...props} />
    </Suspense>
  );
}
