import { isApiError } from '@halyard/sdk/react';
import { buildLine, readBuildInfo } from '../build/build-info.ts';

/** The details of an error for a report: stack trace, page and browser; no personal data. */
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
 * The address without private parts: search texts, invites and codes are removed; the state of the
 * page (`?tab=mine&page=3`) is kept.
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

/** The stack with the error's message first; Firefox and Safari leave the message out. */
function stackOf(error: unknown): string {
  const words = String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.startsWith(words) ? stack : `${words}\n${stack}`.trim();
}
