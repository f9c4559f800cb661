import { getGetChallengeQueryOptions } from '@halyard/sdk/react';
import type { QueryClient } from '@tanstack/react-query';

/** Where challenges are fetched before they are opened. */
export interface Ahead {
  client: QueryClient;
  gameId: number;
  /** Challenges whose first opening gives the team a flag or a file of its own. */
  issuedOnOpen: readonly number[];
}

/** How long the pointer or the focus rests on a link before it counts, in ms. */
const REST = 80;
/** How long a fetched challenge is not fetched ahead again, and how long a refusal stops it, in ms. */
const STALE = 20_000;

let resting: ReturnType<typeof setTimeout> | undefined;
/** Until when a refusal stops it. */
const paused = new WeakMap<QueryClient, number>();

/** Fetches the challenge of the link that an event of the pointer, a finger or the focus is about. */
export function fetchPointed(ahead: Ahead, { type, target }: Event): void {
  clearTimeout(resting);
  const id = challengeOf(target);
  if (id === null) return;
  resting = setTimeout(() => fetchAhead(ahead, [id]), type === 'touchstart' ? 0 : REST);
}

/** Fetches challenges, unless the browser saves data or the server has refused one lately. */
export function fetchAhead(
  { client, gameId, issuedOnOpen }: Ahead,
  ids: readonly (number | undefined)[],
): void {
  for (const challengeId of ids) {
    if (challengeId === undefined || issuedOnOpen.includes(challengeId)) continue;
    if (savesData() || Date.now() < (paused.get(client) ?? 0)) return;
    client
      .fetchQuery({
        ...getGetChallengeQueryOptions({ gameId, challengeId }),
        staleTime: STALE,
        retry: false,
      })
      .catch(() => paused.set(client, Date.now() + STALE));
  }
}

function challengeOf(target: EventTarget | null): number | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.pathname !== window.location.pathname) return null;
  return Number(new URLSearchParams(link.search).get('challenge')) || null;
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null) return false;
  return 'saveData' in connection && connection.saveData === true;
}
