import { isApiError } from '@halyard/sdk/react';

/** Where and how it broke, for a report: stack and facts, nothing about the person. */
export function errorDetails(error: unknown, locale: string): string {
  const { pathname, search } = window.location;
  const theme = document.documentElement.dataset['theme'] ?? '';
  const facts: [string, string | null][] = [
    ['route', `${pathname}${search}`],
    ['locale', `${locale}, ${theme}, ${window.innerWidth} × ${window.innerHeight}`],
    ['request', isApiError(error) ? error.requestId : null],
  ];
  const lines = facts.flatMap(([name, value]) =>
    value === null ? [] : [`${name.padEnd(9)}${value}`],
  );
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.split('\n').slice(1), '', ...lines].join('\n').trim();
}
