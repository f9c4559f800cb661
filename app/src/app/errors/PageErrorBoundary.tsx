import {
  ErrorBoundary,
  ErrorRegion,
  type Failure,
  lazyComponent,
  type LoadFailure,
  Stack,
} from '@halyard/ui-kit';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';
import { forgetQueries } from '../query-cache/saved-queries.ts';
import { awaitReload, isMissingCode } from '../build/missing-code.ts';
import { BareHeader } from '../frame/BareHeader.tsx';
import type { Broken, ErrorScreenProps } from './ErrorScreen.tsx';

// Loaded on demand, as it is rarely needed; offline, a short message is shown instead.
const ErrorScreen = lazyComponent<ErrorScreenProps>(
  async () => (await import('./ErrorScreen.tsx')).ErrorScreen,
  ({ props: { of, name, ...failure } }) => (
    <>
      {of === 'page' && name !== undefined && <BareHeader>{name}</BareHeader>}
      <Stack pad="page">
        <BrokenPart {...failure} />
      </Stack>
    </>
  ),
);

interface BoundaryProps {
  /** A change of one of these values, e.g. the address, retries automatically. */
  resetOn?: readonly unknown[];
  children: ReactNode;
}

interface PageErrorBoundaryProps extends BoundaryProps {
  of: Broken;
  /** Name of the page or view. */
  name?: string;
}

/** Error boundary of a page: the rest of the site keeps working. */
export function PageErrorBoundary({ of, name, resetOn, children }: PageErrorBoundaryProps) {
  return (
    <ErrorBoundary
      {...(resetOn && { resetOn })}
      // The cached data may have caused the error; the next visit must not start with it.
      onError={forgetQueries}
      fallback={(failure) => (
        <Suspense>
          <ErrorScreen {...failure} of={of} name={name} />
        </Suspense>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A page whose code is fetched on navigation and can be retried. */
export function lazyPage(load: Load<object>, title: (LL: TranslationFunctions) => string) {
  return lazyComponent(load, MissingPage, awaitReload);

  function MissingPage({ error, retry, count }: LoadFailure) {
    const { LL } = useLanguage();
    return <ErrorScreen error={error} retry={retry} count={count} of="page" name={title(LL)} />;
  }
}

/** A part of a page whose code is fetched when it is shown and can be retried. */
export function lazyRegion<Props extends object>(load: Load<Props>) {
  return lazyComponent(load, BrokenPart, awaitReload);
}

interface PartErrorBoundaryProps extends BoundaryProps {
  /** Rendered instead of an error message, for parts that nobody would miss. */
  instead?: ReactNode;
}

/** Keeps a broken part (a panel, a chart, a list) from taking the rest of its page with it. */
export function PartErrorBoundary({ instead, resetOn, children }: PartErrorBoundaryProps) {
  return (
    <ErrorBoundary
      {...(resetOn && { resetOn })}
      onError={forgetQueries}
      fallback={(failure) => (instead === undefined ? <BrokenPart {...failure} /> : instead)}
    >
      {children}
    </ErrorBoundary>
  );
}

function BrokenPart({ error, retry }: Pick<Failure, 'error' | 'retry'>) {
  const { LL } = useLanguage();
  const isMissing = isMissingCode(error);
  return (
    <ErrorRegion title={isMissing ? LL.errors.loadFailed() : LL.frame.errorPart()} onRetry={retry}>
      {isMissing ? LL.errors.network() : String(error)}
    </ErrorRegion>
  );
}
