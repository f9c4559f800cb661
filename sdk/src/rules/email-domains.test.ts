import { expect, test } from 'vitest';
import { allowsDomain } from './email-domains.ts';

test.each([
  ['a.edu.example', true],
  ['b.a.edu.example', true],
  ['edu.example', false],
  ['evil-edu.example', false],
  ['.edu.example', false],
  ['a.edu.example.org', false],
  ['harbour.example', true],
  ['a.harbour.example', false],
])('%s: %s', (domain, isAllowed) => {
  expect(allowsDomain(['*.edu.example', 'harbour.example'], domain)).toBe(isAllowed);
});

test('an empty list allows every domain', () => {
  expect(allowsDomain([], 'edu.example')).toBe(true);
});
