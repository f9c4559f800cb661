import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type * as Prefetch from './prefetch.ts';

const EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** When the neighbours of a challenge are fetched: after it and its parts, in ms. */
const NEIGHBOURS = 1000;

interface AheadOptions {
  gameId: number;
  /** Undefined where the server does not say; then nothing is fetched. */
  issuedOnOpen: readonly number[] | undefined;
  /** The challenges before and after the open one. */
  neighbours: readonly (number | undefined)[];
}

/** Fetches challenges just before they are opened: those that are pointed at, and the neighbours. */
export function useChallengesAhead({ gameId, issuedOnOpen, neighbours }: AheadOptions): void {
  const client = useQueryClient();
  const ahead = useMemo(
    () => issuedOnOpen && { client, gameId, issuedOnOpen },
    [client, gameId, issuedOnOpen],
  );
  useEffect(() => {
    if (!ahead) return undefined;
    const stop = new AbortController();
    const look = (event: Event) => load(({ fetchPointed }) => fetchPointed(ahead, event));
    const options = { passive: true, signal: stop.signal };
    for (const name of EVENTS) document.addEventListener(name, look, options);
    return () => stop.abort();
  }, [ahead]);
  const [before, after] = neighbours;
  useEffect(() => {
    if (!ahead || (before === undefined && after === undefined)) return undefined;
    const timer = setTimeout(
      () => load(({ fetchAhead }) => fetchAhead(ahead, [after, before])),
      NEIGHBOURS,
    );
    return () => clearTimeout(timer);
  }, [ahead, before, after]);
}

/** Without the code the challenges are fetched when they are opened. */
function load(use: (prefetch: typeof Prefetch) => void): void {
  import('./prefetch.ts').then(use).catch(() => undefined);
}
