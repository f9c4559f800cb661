import { useEffect, useState } from 'react';
import { useSearchState } from '../../app/routes/search-params.ts';

export type TeamDialog = 'create' | 'join';

/**
 * The open dialog of the page. An invite link (`?join=CODE`) opens the dialog to join; the code is
 * secret, so it is removed from the address immediately.
 */
export function useTeamDialogs() {
  const { params, set } = useSearchState();
  const invited = params.get('join');
  const [code, setCode] = useState(invited ?? '');
  const [shown, show] = useState<TeamDialog | null>(invited === null ? null : 'join');
  const [seen, setSeen] = useState(invited);
  // The user has followed a link while the page is open.
  if (invited !== seen) {
    setSeen(invited);
    if (invited !== null) {
      setCode(invited);
      show('join');
    }
  }
  useEffect(() => {
    if (invited !== null) set({ join: null }, { replace: true });
  }, [invited, set]);
  const close = () => {
    show(null);
    setCode('');
  };
  return { shown, code, show, close };
}
