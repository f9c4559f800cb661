import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getGetAssetUrl } from '../generated/client/get-asset/get-asset.ts';
import { assetOf } from './asset-of.ts';

test('the parts of an address make the same address', () => {
  const hashes = fc.string({
    minLength: 64,
    maxLength: 64,
    unit: fc.constantFrom('0', '9', 'a', 'f'),
  });
  const names = fc.string({ minLength: 1, unit: 'grapheme' });
  fc.assert(
    fc.property(hashes, names, (hash, name) => {
      expect(assetOf(getGetAssetUrl({ hash, name }))).toEqual({ hash, name });
    }),
  );
});

test.each([
  ['data ä.zip', 'data ä.zip'],
  ['data%20%C3%A4.zip', 'data ä.zip'],
  ['100%25.zip', '100%.zip'],
  ['100%.zip', '100%.zip'],
])('the name in /assets/ab/%s is %s', (part, name) => {
  expect(assetOf(`/assets/ab/${part}`)).toEqual({ hash: 'ab', name });
});

test.each([
  null,
  undefined,
  '',
  'https://files.example/assets/ab/pad.zip',
  '/posters/ab/pad.zip',
  '/assets/ab',
  '/assets/ab/c/d',
])('%s is no file on this server', (url) => expect(assetOf(url)).toBeNull());
