import { useEffect, useState } from 'react';
import { useSearchState } from '../../app/routes/search-params.ts';

export type TeamDialog = 'create' | 'join';

/**
 * Which dialog of the page is open. An invite link (`?join=CODE`) opens the one for joining; the
 * code is a secret, so it is read once and taken out of the address.
 */
export function useTeamDialogs() {
  const { params, set } = useSearchState();
  const invited = params.get('join');
  const [code, setCode] = useState(invited ?? '');
  const [shown, show] = useState<TeamDialog | null>(invited === null ? null : 'join');
  const [seen, setSeen] = useState(invited);
  // A link that is followed while the page is open.
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
