import { useEffect, useState } from 'react';
import { useSearchState } from '../../app/routes/search-params.ts';

/** The one-time token of the link: read once, then taken out of the address. Empty without one. */
export function useSetupToken(): string {
  const { params, set } = useSearchState();
  const given = params.get('token');
  const [token] = useState(given ?? '');
  useEffect(() => {
    if (given !== null) set({ token: null }, { replace: true });
  }, [given, set]);
  return token;
}

/** The token in what someone has pasted: the token itself, or the link that carries it. */
export function tokenFromPaste(text: string): string {
  const trimmed = text.trim();
  return /[?&]token=([\w-]+)/.exec(trimmed)?.[1] ?? trimmed;
}
