import { SessionPrompt } from '@halyard/ui-kit';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { askToSignIn, useSessionPrompt } from './session-prompt.ts';

const SignInDialog = lazy(async () => ({
  default: (await import('./SignInDialog.tsx')).SignInDialog,
}));

/** The session ended under the page: the way back in over it, and a banner while that waits. */
export function SessionEnd() {
  const { LL } = useLanguage();
  const prompt = useSessionPrompt();
  if (prompt === 'none') return null;
  if (prompt === 'open') {
    return (
      <Suspense>
        <SignInDialog />
      </Suspense>
    );
  }
  return (
    <SessionPrompt edge signIn={LL.frame.signIn()} onSignIn={() => void askToSignIn()}>
      {LL.frame.signedOut()}
    </SessionPrompt>
  );
}
