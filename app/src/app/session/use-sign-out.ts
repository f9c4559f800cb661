import { useLogout } from '@halyard/sdk/react';
import { useLocation } from 'wouter';
import { href } from '../routes/paths.ts';
import { useSessionChanged } from './session.ts';

/** Ends the session and goes home, or elsewhere; also when the server no longer knows it. */
export function useSignOut(target: string = href.home()): () => void {
  const [, navigate] = useLocation();
  const sessionChanged = useSessionChanged();
  const { mutate } = useLogout({
    mutation: {
      onSettled: () => {
        // First away from a page that needs somebody: it would lead to sign-in by itself.
        navigate(target);
        return sessionChanged();
      },
    },
  });
  return () => mutate();
}
