import { useEffect, useState } from 'react';
import { useSearchState } from '../../app/routes/search-params.ts';

/** The one-time token of the link, which is removed from the address; empty without one. */
export function useSetupToken(): string {
  const { params, set } = useSearchState();
  const given = params.get('token');
  const [token] = useState(given ?? '');
  useEffect(() => {
    if (given !== null) set({ token: null }, { replace: true });
  }, [given, set]);
  return token;
}

/** Extracts the token from pasted text: the token itself or a set-up link. */
export function tokenFromPaste(text: string): string {
  const trimmed = text.trim();
  return /[?&]token=([\w-]+)/.exec(trimmed)?.[1] ?? trimmed;
}
