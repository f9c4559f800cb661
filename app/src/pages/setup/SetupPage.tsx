import { useGetSetup } from '@halyard/sdk/react';
import { AuthColumn, ButtonLink, EmptyState, PageLoader, RaisedFlag } from '@halyard/ui-kit';
import { useState } from 'react';
import { LoadFailure } from '../../app/errors/LoadFailure.tsx';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { BareActions } from '../account/AccountFrame.tsx';
import { SetupSteps } from './SetupSteps.tsx';
import { useSetupToken } from './use-setup-token.ts';

/**
 * The first run: creates the administrator, sets the name of the site and optionally creates a
 * game.
 */
export function SetupPage() {
  const { LL } = useLanguage();
  const token = useSetupToken();
  // The site is set up once its administrator exists, but the remaining steps follow.
  const [isUnderWay, setUnderWay] = useState(false);
  const { data, error, refetch } = useGetSetup({
    query: { staleTime: Infinity, refetchInterval: false },
  });
  if (isUnderWay || data?.required) {
    return <SetupSteps key={token} token={token} onAdministrator={() => setUnderWay(true)} />;
  }
  return (
    <AuthColumn
      title={LL.frame.places.setup()}
      site={{ name: LL.setup.product(), href: href.home() }}
      note={LL.setup.firstRun()}
      actions={<BareActions />}
      hoist={false}
      width={560}
    >
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <PageLoader />}
      {data && (
        <EmptyState
          figure={<RaisedFlag />}
          title={LL.setup.alreadyDone()}
          actions={
            <>
              <ButtonLink variant="primary" size="small" href={href.login()}>
                {LL.frame.signIn()}
              </ButtonLink>
              <ButtonLink size="small" href={href.home()}>
                {LL.frame.goHome()}
              </ButtonLink>
            </>
          }
        >
          {LL.setup.alreadyDoneText()}
        </EmptyState>
      )}
    </AuthColumn>
  );
}
