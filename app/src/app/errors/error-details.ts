import { isApiError } from '@halyard/sdk/react';
import { buildLine, readBuildInfo } from '../build/build-info.ts';

/** Where and how it broke, for a report: stack and facts, nothing about the person. */
export function errorDetails(error: unknown, locale: string): string {
  const theme = document.documentElement.dataset['theme'] ?? '';
  const facts: [string, string | null][] = [
    ['route', shareableRoute(window.location)],
    ['build', buildLine(readBuildInfo())],
    ['locale', `${locale}, ${theme}, ${window.innerWidth} × ${window.innerHeight}`],
    ['request', isApiError(error) ? error.requestId : null],
  ];
  const lines = facts.flatMap(([name, value]) => (value ? [`${name.padEnd(9)}${value}`] : []));
  return [stackOf(error), '', ...lines].join('\n');
}

/**
 * The address as anybody may see it: what is searched for, and the invites and codes that come by
 * link, are left out; a place in the page (`?tab=mine&page=3`) stays.
 */
export function shareableRoute({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of params) {
    if (!/^(\d{1,9}|[a-z]{1,12})$/i.test(value) || HIDDEN.has(name)) params.set(name, '…');
  }
  const text = decodeURIComponent(params.toString());
  return text === '' ? pathname : `${pathname}?${text}`;
}

const HIDDEN = new Set(['token', 'code', 'join', 'invite', 'email', 'q', 'search']);

/** Begins with the error's own words in every browser; Firefox and Safari leave them out. */
function stackOf(error: unknown): string {
  const words = String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.startsWith(words) ? stack : `${words}\n${stack}`.trim();
}
