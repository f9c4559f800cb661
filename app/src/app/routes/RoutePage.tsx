import { hasRole } from '@halyard/sdk/rules';
import { PageLoader } from '@halyard/ui-kit';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../../i18n/i18n.tsx';
import { lazyRegion, PageErrorBoundary } from '../errors/PageErrorBoundary.tsx';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import { usePageTitle } from './page-title.ts';
import type { RouteEntry } from './route-entry.ts';
import { useProfileQuery } from '../session/session.ts';
import { href } from './paths.ts';

const NoAccess = lazyRegion(async () => (await import('./NoAccess.tsx')).NoAccess);

/** A page with its title, rendered once it is known that the user may see it. */
export function RoutePage({ entry }: { entry: RouteEntry }) {
  const { LL } = useLanguage();
  const [path] = useLocation();
  return (
    <>
      {/* Before the page, so that a better name, given inside, comes after it. */}
      <PageTitle text={entry.title(LL)} />
      <PageErrorBoundary of="page" name={entry.title(LL)} resetOn={[path]}>
        <Suspense fallback={<PageLoader whole={entry.frame === 'none'} />}>
          <GuardedPage entry={entry} />
        </Suspense>
      </PageErrorBoundary>
    </>
  );
}

function PageTitle({ text }: { text: string }) {
  usePageTitle(text);
  return null;
}

function GuardedPage({ entry: { Page, role } }: { entry: RouteEntry }) {
  const { data: profile, error, refetch } = useProfileQuery();
  if (role === null || (profile && hasRole(profile, role))) return <Page />;
  if (profile) return <NoAccess profile={profile} role={role} />;
  if (profile === null) return <SignInRedirect />;
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <PageLoader />;
}

/** Redirects to sign-in, and back to the same path, query and hash afterwards. */
function SignInRedirect() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    navigate(href.login(`${pathname}${search}${hash}`), { replace: true });
  }, [navigate]);
  return null;
}
