import { useQueryClient } from '@tanstack/react-query';
import { AppFrame, DistressFlags, ErrorState, type Failure } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { BareHeader } from '../frame/BareHeader.tsx';
import { isMissingCode } from '../build/missing-code.ts';
import { cleanCache } from '../query-cache/clean-cache.ts';
import { href } from '../routes/paths.ts';
import { errorDetails } from './error-details.ts';

/** What failed: the whole window, a page, or a view below a header that still works. */
export type Broken = 'window' | 'page' | 'view';

export interface ErrorScreenProps extends Failure {
  of: Broken;
  name: string | undefined;
}

/** Replaces a page that failed: explains the error and offers to retry or report it. */
export function ErrorScreen({ error, retry, count, of, name }: ErrorScreenProps) {
  const { LL, locale } = useLanguage();
  const client = useQueryClient();
  const words = LL.frame;
  const isMissing = isMissingCode(error);
  const tryAgain = () => {
    // Some browsers cache a failed import; only a reload fetches it again.
    if (isMissing && count > 1 && navigator.onLine) return window.location.reload();
    void client.resetQueries({ predicate: (query) => query.state.status === 'error' });
    retry();
  };
  const title = name === undefined ? words.errorTitle() : words.errorTitleOf({ page: name });
  const lead = of === 'window' ? words.errorLeadAll() : words.errorLead();
  const block = (
    <ErrorState
      title={isMissing ? LL.errors.loadFailed() : title}
      lead={isMissing ? LL.errors.network() : lead}
      message={String(error)}
      details={errorDetails(error, locale)}
      figure={<DistressFlags />}
      report={words.errorHint()}
      words={{
        copyDetails: words.copyDetails(),
        details: words.errorDetails(),
        cleanCache: words.cleanCache(),
        home: words.home(),
      }}
      onRetry={tryAgain}
      onCleanCache={cleanCache}
      homeHref={href.home()}
      repeated={count > 1}
    />
  );
  if (of === 'window') return <AppFrame>{block}</AppFrame>;
  return (
    <>
      {of === 'page' && name !== undefined && <BareHeader>{name}</BareHeader>}
      {block}
    </>
  );
}
