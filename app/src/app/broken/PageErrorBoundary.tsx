import { ErrorBoundary, ErrorRegion, type Failure } from '@halyard/ui-kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { isMissingCode } from '../build/missing-code.ts';

// Its code is rarely needed; if that cannot be fetched either, a plain message stands there.
const BrokenPage = lazy(() =>
  import('./BrokenPage.tsx').then(
    (part) => ({ default: part.BrokenPage }),
    () => ({ default: BrokenPart }),
  ),
);

/** What broke: everything, a page with its header, or a view below a header that lives on. */
export type Broken = 'window' | 'page' | 'view';

interface BoundaryProps {
  /** A change of one of them, e.g. the address, tries again by itself. */
  resetOn?: readonly unknown[];
  children: ReactNode;
}

interface PageErrorBoundaryProps extends BoundaryProps {
  of: Broken;
  /** Name of the page or view. */
  name?: string;
}

/** Keeps a broken page from taking the rest of the site with it. */
export function PageErrorBoundary({ of, name, resetOn, children }: PageErrorBoundaryProps) {
  return (
    <ErrorBoundary
      {...(resetOn && { resetOn })}
      fallback={(failure) => (
        <Suspense>
          <BrokenPage {...failure} of={of} name={name} />
        </Suspense>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

interface PartErrorBoundaryProps extends BoundaryProps {
  /** Stands there instead of a message, for what is missed by nobody. */
  instead?: ReactNode;
}

/** Keeps a broken part (a panel, a chart, a list) from taking the rest of its page with it. */
export function PartErrorBoundary({ instead, resetOn, children }: PartErrorBoundaryProps) {
  return (
    <ErrorBoundary
      {...(resetOn && { resetOn })}
      fallback={(failure) => (instead === undefined ? <BrokenPart {...failure} /> : instead)}
    >
      {children}
    </ErrorBoundary>
  );
}

function BrokenPart({ error, retry }: Failure) {
  const { LL } = useLanguage();
  return (
    // React remembers that the code could not be fetched; only a new page asks for it again.
    <ErrorRegion
      title={LL.frame.errorPart()}
      onRetry={isMissingCode(error) ? () => window.location.reload() : retry}
    >
      {String(error)}
    </ErrorRegion>
  );
}
