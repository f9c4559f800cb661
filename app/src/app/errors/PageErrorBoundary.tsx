import {
  ErrorBoundary,
  ErrorRegion,
  type Failure,
  lazyComponent,
  type LoadFailure,
} from '@halyard/ui-kit';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';
import { forgetQueries } from '../query-cache/saved-queries.ts';
import { awaitReload } from '../build/missing-code.ts';
import type { Broken, ErrorScreenProps } from './ErrorScreen.tsx';

// Its code is rarely needed; if that cannot be fetched either, a plain message stands there.
const ErrorScreen = lazyComponent<ErrorScreenProps>(
  async () => (await import('./ErrorScreen.tsx')).ErrorScreen,
  ({ props }) => <BrokenPart {...props} />,
);

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
      // The next visit does not begin with what may have broken this one.
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

/** A page by code that is fetched when somebody goes there, and can be asked for again. */
export function lazyPage(load: Load<object>, title: (LL: TranslationFunctions) => string) {
  return lazyComponent(() => load().catch(awaitReload), MissingPage);

  function MissingPage({ error, retry, count }: LoadFailure) {
    const { LL } = useLanguage();
    return <ErrorScreen error={error} retry={retry} count={count} of="page" name={title(LL)} />;
  }
}

/** A part of a page by code that is fetched when it is shown; until it comes it can be asked for. */
export function lazyRegion<Props extends object>(load: Load<Props>) {
  return lazyComponent(() => load().catch(awaitReload), BrokenPart);
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
      onError={forgetQueries}
      fallback={(failure) => (instead === undefined ? <BrokenPart {...failure} /> : instead)}
    >
      {children}
    </ErrorBoundary>
  );
}

function BrokenPart({ error, retry }: Pick<Failure, 'error' | 'retry'>) {
  const { LL } = useLanguage();
  return (
    <ErrorRegion title={LL.frame.errorPart()} onRetry={retry}>
      {String(error)}
    </ErrorRegion>
  );
}
