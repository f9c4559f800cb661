import { Redirect, Route, useLocation } from 'wouter';
import { PageLoader } from '@halyard/ui-kit';
import { Suspense } from 'react';
import { PageErrorBoundary } from '../errors/PageErrorBoundary.tsx';
import { useSiteConfig } from './page-title.ts';
import { RoutePage } from './RoutePage.tsx';
import { href } from './paths.ts';
import { NotFoundPage, OwnPasswordPage } from './routes.ts';
import { useProfile } from '../session/session.ts';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { useSearchState } from './search-params.ts';
import { useRouteEntry } from './use-route-entry.ts';

/**
 * The page of the current address in its frame. The frame stays mounted between pages. A page is
 * remounted even if only an id in its address changes, so that no state leaks.
 */
export function CurrentRoute() {
  const [path] = useLocation();
  const { data: config } = useSiteConfig();
  const entry = useRouteEntry();
  const isPresented = useSearchState().params.get('present') === '1';
  const mustChangePassword = useProfile()?.mustChangePassword ?? false;
  if (config?.setupRequired && entry?.path !== href.setup()) {
    return <Redirect to={href.setup()} replace />;
  }
  if (mustChangePassword) {
    return (
      <PageErrorBoundary of="window">
        <Suspense fallback={<PageLoader whole />}>
          <OwnPasswordPage />
        </Suspense>
      </PageErrorBoundary>
    );
  }
  if (!entry) {
    return (
      <SiteFrame>
        <PageErrorBoundary of="page" resetOn={[path]}>
          <Suspense fallback={<PageLoader />}>
            <NotFoundPage />
          </Suspense>
        </PageErrorBoundary>
      </SiteFrame>
    );
  }
  const page = (
    <Route key={path} path={entry.path}>
      <RoutePage entry={entry} />
    </Route>
  );
  const isBare = entry.frame === 'none' || (entry.isPresentable && isPresented);
  return isBare ? page : <SiteFrame>{page}</SiteFrame>;
}
