import { Suspense } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { lazyComponent, type LoadFailure } from '../overlay/lazy-component.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { ErrorRegionProps } from './FailedRegion.tsx';

export type { ErrorRegionProps } from './FailedRegion.tsx';

/**
 * Minimal text for when the component itself could not be loaded: often both fail for the same
 * reason.
 */
function BareRegion({ props: { title, children, onRetry } }: LoadFailure<ErrorRegionProps>) {
  const labels = useLabels();
  return (
    <Stack role="alert" gap={12} pad={16} align="start">
      <Text as="p" size={14}>
        <strong>{title}</strong>
      </Text>
      <Text as="p" size={14} tone="muted">
        {children}
      </Text>
      {onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
    </Stack>
  );
}

const FailedRegion = lazyComponent(
  async () => (await import('./FailedRegion.tsx')).FailedRegion,
  BareRegion,
);

/** Shown in place of a part of a page that could not be loaded. */
export function ErrorRegion(props: ErrorRegionProps) {
  return (
    <Suspense>
      <FailedRegion {...props} />
    </Suspense>
  );
}
