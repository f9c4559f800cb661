import { useQueryClient } from '@tanstack/react-query';
import { DistressFlags, ErrorBoundary, ErrorState, type Failure } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { errorDetails } from './error-details.ts';

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

const showBroken = (failure: Failure) => <BrokenPage {...failure} />;

function BrokenPage({ error, retry, count }: Failure) {
  const { LL, locale } = useLanguage();
  const client = useQueryClient();
  const tryAgain = () => {
    void client.resetQueries({ predicate: (query) => query.state.status === 'error' });
    retry();
  };
  return (
    <ErrorState
      title={LL.frame.errorTitle()}
      lead={LL.frame.errorLead()}
      message={String(error)}
      details={errorDetails(error, locale)}
      figure={<DistressFlags />}
      report={LL.frame.errorHint()}
      words={{
        copyDetails: LL.frame.copyDetails(),
        details: LL.frame.errorDetails(),
        cleanCache: LL.frame.cleanCache(),
        home: LL.frame.home(),
      }}
      onRetry={tryAgain}
      onCleanCache={cleanCacheAndReload}
      repeated={count > 1}
    />
  );
}

function cleanCacheAndReload(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.location.reload();
}
