import { lazyComponent, onFirstUse, preload, preloadDialog, SessionPrompt } from '@halyard/ui-kit';
import { Suspense, useEffect } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { PartErrorBoundary } from '../errors/PageErrorBoundary.tsx';
import { useProfile } from './session.ts';
import { answerPrompt, askToSignIn, useSessionPrompt } from './session-prompt.ts';

const load = async () => (await import('./SignInDialog.tsx')).SignInDialog;
const SignInDialog = lazyComponent(load);
const preloadSignIn = preload(load);

/** The session ended under the page: the way back in over it, and a banner while that waits. */
export function SessionEnd() {
  const { LL } = useLanguage();
  const prompt = useSessionPrompt();
  const isSomebodyHere = Boolean(useProfile());
  useEffect(() => {
    if (!isSomebodyHere) return;
    // A session may end together with the network, or with the build that the dialog is from.
    return onFirstUse(() => {
      preloadSignIn();
      preloadDialog();
    });
  }, [isSomebodyHere]);
  if (prompt === 'none') return null;
  const banner = (
    <SessionPrompt edge signIn={LL.frame.signIn()} onSignIn={() => void askToSignIn()}>
      {LL.frame.signedOut()}
    </SessionPrompt>
  );
  if (prompt === 'put-off') return banner;
  return (
    <PartErrorBoundary instead={banner}>
      <Suspense>
        <SignInDialog onClose={() => answerPrompt('put-off')} />
      </Suspense>
    </PartErrorBoundary>
  );
}
