import type { AroundNavHandler } from 'wouter';

/** The parameter of the address that names the sheet over the page. */
export const SHEET = 'sheet';

/** Path and query of the current history entry. */
export const currentPlace = (): string => `${window.location.pathname}${window.location.search}`;

/** Path and query to which Back leads; null if that is another site, or not known. */
export function previousPlace(): string | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? state.from : null;
}

/**
 * Notes in a new history entry where Back leads. A sheet is no place of its own: what is opened from
 * it takes over its entry.
 */
export function withOrigin(
  options: Parameters<AroundNavHandler>[2],
): Parameters<AroundNavHandler>[2] {
  const isOnSheet = new URLSearchParams(window.location.search).has(SHEET);
  return options?.replace || isOnSheet
    ? { ...options, replace: true, state: window.history.state }
    : { ...options, state: { from: currentPlace() } };
}
