import { expect, test } from 'vitest';
import { noteUsed, parseMailLink, wasUsedHere } from './mail-link.ts';
import { ADDRESS, LINK } from './testing/fixtures.ts';

const parse = (query: string) => parseMailLink(new URLSearchParams(query));

test('reads base64 that was not escaped, and the address in it', () => {
  expect(parse(`token=${LINK.token}&email=${LINK.email}`)).toEqual({ ...LINK, address: ADDRESS });
});

test('reads the form of base64 for addresses', () => {
  const address = 'jørgen@uit.example';
  const bytes = String.fromCharCode(...new TextEncoder().encode(address));
  const email = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  expect(parse(`token=abc&email=${email}`)).toEqual({ token: 'abc', email, address });
});

test.each([
  ['nothing', ''],
  ['no token', `email=${LINK.email}`],
  ['no address', 'token=abc'],
  ['an address that is not base64', 'token=abc&email=%25%25'],
  ['an address without an at sign', `token=abc&email=${btoa('linnea')}`],
  ['bytes that are no text', `token=abc&email=${btoa('\u00FF@\u00FF')}`],
])('rejects a link with %s', (_, query) => {
  expect(parse(query)).toBeNull();
});

test('remembers which links were used in this browser', () => {
  const link = { ...LINK, address: ADDRESS };
  expect(wasUsedHere(link)).toBe(false);
  noteUsed(link);
  expect(wasUsedHere(link)).toBe(true);
  expect(wasUsedHere({ ...link, token: 'another-token-altogether' })).toBe(false);
});
