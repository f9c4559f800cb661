import { PanelSections, preload, Skeleton, Stack } from '@halyard/ui-kit';
import { Suspense, useEffect } from 'react';
import { lazyRegion, PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { loadMarkdown } from '../shared/LazyMarkdown.tsx';
import type { OpenChallengeProps } from './open-challenge-props.ts';

const load = async () => (await import('./OpenChallenge.tsx')).OpenChallenge;
const OpenChallenge = lazyRegion(load);
const fetchPanel = preload(load);
const fetchMarkdown = preload(loadMarkdown);

/** The open challenge; its code is loaded on demand. */
export function LazyChallenge(props: OpenChallengeProps) {
  return (
    <PartErrorBoundary>
      <Suspense fallback={<PanelLoading />}>
        <OpenChallenge {...props} />
      </Suspense>
    </PartErrorBoundary>
  );
}

/** Preloads the code of the panel on the first interaction. */
export function usePanelAhead(): void {
  useEffect(() => {
    const events = ['pointerover', 'touchstart', 'keydown'] as const;
    const stop = new AbortController();
    const fetchAhead = () => {
      stop.abort();
      fetchPanel();
      fetchMarkdown();
    };
    const options = { signal: stop.signal, passive: true };
    for (const event of events) window.addEventListener(event, fetchAhead, options);
    return () => stop.abort();
  }, []);
}

function PanelLoading() {
  const { LL } = useLanguage();
  return (
    <PanelSections label={LL.common.loading()}>
      <Stack gap={12}>
        <Skeleton width="40%" />
        <Skeleton height="28px" />
        <Skeleton width="70%" />
        <Skeleton width="70%" />
      </Stack>
      <Stack gap={8}>
        <Skeleton />
        <Skeleton />
      </Stack>
    </PanelSections>
  );
}
