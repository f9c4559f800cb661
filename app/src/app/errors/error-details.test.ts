import { expect, test } from 'vitest';
import { ApiError } from '@halyard/sdk/react';
import { errorDetails, shareableRoute } from './error-details.ts';

test.each([
  ['/games/12/scoreboard', '?view=matrix&page=3', '/games/12/scoreboard?view=matrix&page=3'],
  ['/teams', '?join=Long+Splice%3A42%3A5f0c5f0c', '/teams?join=…'],
  ['/setup', '?token=abc', '/setup?token=…'],
  ['/account/login', '?from=%2Fteams%3Fjoin%3Dx', '/account/login?from=…'],
  ['/admin/users', '?q=linnea', '/admin/users?q=…'],
  ['/games', '?who=linnea%40harbour.example', '/games?who=…'],
  ['/', '', '/'],
])('of %s%s a report shows %s', (pathname, search, shown) => {
  expect(shareableRoute({ pathname, search })).toBe(shown);
});

test('details begin with the error’s words, once, and name the request', () => {
  const error = new ApiError({ kind: 'http', title: 'It broke', requestId: '0HN7-4C31:0007' });
  const details = errorDetails(error, 'en-us');
  expect(details.match(/It broke/g)).toHaveLength(1);
  expect(details).toMatch(/^ApiError: It broke/);
  expect(details).toContain('request  0HN7-4C31:0007');
  expect(details).toMatch(/^locale {3}en-us, /m);
});

test('what was thrown need not be an error', () => {
  expect(errorDetails('no mast', 'en-us')).toMatch(/^no mast\n\nroute /);
});
