import { Suspense } from 'react';
import { hasRole } from './abilities.ts';
import { NoAccess } from './NoAccess.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { PageLoading } from './PageLoading.tsx';
import type { RouteEntry } from './routes.ts';
import { useProfile } from './session.tsx';
import { SignInRedirect } from './SignInRedirect.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { usePageTitle } from './page-title.ts';
import { useLanguage } from '../i18n/i18n.tsx';

/** One page in its frame, once it is known that who asks may see it. */
export function PagePlace({ entry }: { entry: RouteEntry }) {
  const { LL } = useLanguage();
  usePageTitle(entry.title(LL));
  const page = <GuardedPage entry={entry} />;
  return entry.frame === 'site' ? <SiteFrame>{page}</SiteFrame> : page;
}

function GuardedPage({ entry }: { entry: RouteEntry }) {
  const profile = useProfile();
  const { Page, role } = entry;
  if (role !== null && profile === undefined) return <PageLoading />;
  if (role !== null && profile === null) return <SignInRedirect />;
  if (role !== null && profile && !hasRole(profile, role)) {
    return <NoAccess profile={profile} role={role} />;
  }
  return (
    <PageErrorBoundary>
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </PageErrorBoundary>
  );
}
