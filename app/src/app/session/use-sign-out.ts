import { useLogout } from '@halyard/sdk/react';
import { useLocation } from 'wouter';
import { dropAllKept } from '../../game/kept-flags.ts';
import { href } from '../routes/paths.ts';
import { useSessionChanged } from './session.ts';

/** Ends the session and navigates to `target`, even if the session had already expired. */
export function useSignOut(target: string = href.home()): () => void {
  const [, navigate] = useLocation();
  const sessionChanged = useSessionChanged();
  const { mutate } = useLogout({
    mutation: {
      onSettled: () => {
        // Navigate first: a page that requires sign-in would redirect.
        navigate(target);
        dropAllKept();
        return sessionChanged();
      },
    },
  });
  return () => mutate();
}
