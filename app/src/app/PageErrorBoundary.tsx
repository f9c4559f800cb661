import { ErrorBoundary, ErrorRegion, type Failure } from '@halyard/ui-kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';

// Its code is rarely needed; if that cannot be fetched either, a plain message stands there.
const BrokenPage = lazy(() =>
  import('./BrokenPage.tsx').then(
    (part) => ({ default: part.BrokenPage }),
    () => ({ default: PlainFailure }),
  ),
);

interface PageErrorBoundaryProps {
  /** A change of one of them, e.g. the address, tries again by itself. */
  resetOn?: readonly unknown[];
  children: ReactNode;
}

/** Keeps a broken page from taking the rest of the site with it. */
export function PageErrorBoundary({ resetOn, children }: PageErrorBoundaryProps) {
  return (
    <ErrorBoundary {...(resetOn && { resetOn })} fallback={showBroken}>
      {children}
    </ErrorBoundary>
  );
}

const showBroken = (failure: Failure) => (
  <Suspense>
    <BrokenPage {...failure} />
  </Suspense>
);

function PlainFailure({ error }: Failure) {
  const { LL } = useLanguage();
  return (
    <ErrorRegion title={LL.frame.errorTitle()} onRetry={() => window.location.reload()}>
      {String(error)}
    </ErrorRegion>
  );
}
