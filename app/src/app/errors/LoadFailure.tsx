import { ErrorRegion } from '@halyard/ui-kit';
import { isApiError } from '@halyard/sdk/react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { failureText } from './failure-text.ts';

interface LoadFailureProps {
  /** The error of the call. */
  error: unknown;
  /** A query's `refetch`. */
  onRetry: () => Promise<unknown>;
  /** "Could not load the teams" */
  title?: string;
}

/** Replaces content whose first load failed: the error and a button to retry. */
export function LoadFailure({ error, onRetry, title }: LoadFailureProps) {
  const { LL } = useLanguage();
  const [isTrying, setTrying] = useState(false);
  const requestId = isApiError(error) ? error.requestId : null;
  const retry = () => {
    setTrying(true);
    void onRetry().finally(() => setTrying(false));
  };
  return (
    <ErrorRegion
      title={title ?? LL.errors.loadFailed()}
      onRetry={retry}
      busy={isTrying}
      {...(requestId !== null && { request: LL.errors.requestId({ id: requestId }) })}
    >
      {failureText(LL, error)}
    </ErrorRegion>
  );
}
