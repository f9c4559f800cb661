import { languages } from '@halyard/sdk/operations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { negotiateLanguage } from './negotiate.ts';

test.each([
  [undefined, 'en-US'],
  ['', 'en-US'],
  ['de', 'de-DE'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-MO, zh;q=0.9', 'zh-TW'],
  ['zh-SG', 'zh-CN'],
  ['in-ID', 'id-ID'],
  ['fr-CA, de;q=0.9', 'fr-FR'],
  ['fr;q=0.4, de;q=0.9', 'de-DE'],
  ['tlh, ru;q=0.2', 'ru-RU'],
  ['JA-jp ; q = 0.5', 'ja-JP'],
  ['*', 'en-US'],
  ['*, en;q=0', 'zh-CN'],
  ['tlh, *;q=0.1', 'en-US'],
  ['de;q=0, de-CH', 'en-US'],
  ['de;q=0', 'en-US'],
  ['en;q=0', 'en-US'],
  ['de;q=nonsense, vi', 'vi-VN'],
  ['constructor', 'en-US'],
  ['__proto__, toString', 'en-US'],
])('%j gets %s', (header, code) => {
  expect(negotiateLanguage(header)).toBe(code);
});

test('answers with a language that it speaks, whatever it is asked', () => {
  const codes = languages.map(({ code }) => code);
  const piece = fc.oneof(
    fc.constantFrom('de', 'zh-hant', '*', ';q=0', ';q=0.5', ',', ' ', '-'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(codes).toContain(negotiateLanguage(pieces.join('')));
    }),
  );
});

test('is not slowed down by tags that never end', () => {
  // Taking them apart would take many times as long.
  const started = performance.now();
  negotiateLanguage(Array(4000).fill('a-'.repeat(8000)).join());
  expect(performance.now() - started).toBeLessThan(5000);
});
