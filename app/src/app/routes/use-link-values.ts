import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/**
 * The secret values with which a mailed link or the set-up link opened the page; empty without a link.
 * They are taken out of the address and the history. They are in the fragment, which
 * browsers send to no server; links of earlier versions have them in the query.
 * @param names a constant, so that it is the same at each call
 */
export function useLinkValues(names: readonly string[]): URLSearchParams {
  const [, navigate] = useLocation();
  const [values, setValues] = useState(() => readValues(names) ?? new URLSearchParams());
  useEffect(() => {
    function take() {
      const given = readValues(names);
      if (!given) return;
      setValues(given);
      navigate(`${window.location.pathname}${searchWithout(names)}`, { replace: true });
    }
    take();
    // A link that is opened in a tab with the same page changes the fragment only.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [names, navigate]);
  return values;
}

function readValues(names: readonly string[]): URLSearchParams | null {
  const { hash, search } = window.location;
  const params = [hash.slice(1), search].map((text) => new URLSearchParams(text));
  return params.find((given) => names.some((name) => given.has(name))) ?? null;
}

function searchWithout(names: readonly string[]): string {
  const rest = new URLSearchParams(window.location.search);
  for (const name of names) rest.delete(name);
  return rest.size > 0 ? `?${rest.toString()}` : '';
}
