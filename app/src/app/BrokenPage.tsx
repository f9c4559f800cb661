import { useQueryClient } from '@tanstack/react-query';
import { DistressFlags, ErrorState, type Failure } from '@halyard/ui-kit';
import { useLanguage } from '../i18n/i18n.tsx';
import { errorDetails } from './error-details.ts';

/** Stands where a page broke: what happened, what to do, what to report. */
export function BrokenPage({ error, retry, count }: Failure) {
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
