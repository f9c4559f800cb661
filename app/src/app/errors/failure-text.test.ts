import { ApiError } from '@halyard/sdk/react';
import { expect, test } from 'vitest';
import { LL } from '../../testing/render-page.tsx';
import { failureText } from './failure-text.ts';

type Kind = Exclude<ApiError['kind'], 'http'>;

const words = {
  network: LL.errors.network(),
  aborted: LL.errors.aborted(),
  timeout: LL.errors.timeout(),
  'bad-request': LL.errors.badRequest(),
  'bad-response': LL.errors.badResponse(),
  cancelled: LL.errors.cancelled(),
} satisfies Record<Kind, string>;

test.each(Object.entries(words) as [Kind, string][])('%s is told as "%s"', (kind, text) => {
  expect(failureText(LL, new ApiError({ kind, title: 'For programs' }))).toBe(text);
});

test('no two of the six kinds read the same', () => {
  expect(new Set(Object.values(words)).size).toBe(6);
});

test('a refusal is told in the server’s words, too many tries with the wait', () => {
  const refusal = new ApiError({ kind: 'http', status: 409, title: 'The team is full.' });
  expect(failureText(LL, refusal)).toBe('The team is full.');
  const limit = { kind: 'http', status: 429, title: 'Slow', code: 'RATE_LIMITED' } as const;
  expect(failureText(LL, new ApiError({ ...limit, retryAfter: 3 }))).toBe(
    LL.errors.rateLimited({ seconds: 3 }),
  );
});
