import { lazyComponent, onFirstUse, preload, preloadDialog, SessionPrompt } from '@halyard/ui-kit';
import { Suspense, useEffect } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { PartErrorBoundary } from '../errors/PageErrorBoundary.tsx';
import { useProfile } from './session.ts';
import { answerPrompt, askToSignIn, useSessionPrompt } from './session-prompt.ts';

const load = async () => (await import('./SignInDialog.tsx')).SignInDialog;
const SignInDialog = lazyComponent(load);
const preloadSignIn = preload(load);

/** Shown when the session ends on an open page: the sign-in dialog, or a banner if it was closed. */
export function SessionEnd() {
  const { LL } = useLanguage();
  const prompt = useSessionPrompt();
  const isSomebodyHere = Boolean(useProfile());
  useEffect(() => {
    if (!isSomebodyHere) return;
    // The dialog's code may be missing: the network can be down, or a deploy has replaced the build.
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
