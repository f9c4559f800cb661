import { languages, languageTags } from '@halyard/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchLanguage } from './match-language.ts';

const match = (...wanted: (string | null)[]) => matchLanguage(wanted, languageTags);

test.each([
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-CN', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-TW', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['zh', 'zh-CN'],
  ['zh-Hans-TW', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['in-ID', 'id-ID'],
  ['id', 'id-ID'],
  ['de', 'de-DE'],
  ['de-CH-1996', 'de-DE'],
  ['es-419', 'es-ES'],
  ['EN_gb', 'en-US'],
])('%s gets %s', (tag, code) => {
  expect(match(tag)).toBe(code);
});

test('takes the first that it speaks', () => {
  expect(match(null, 'tlh', 'nl-NL', 'fr-CA', 'de')).toBe('fr-FR');
});

test.each(['', 'tlh', 'deu', 'constructor', '__proto__', '-', '--'])(
  'has nothing for %j',
  (tag) => {
    expect(match(tag)).toBeUndefined();
  },
);

test('answers with a language of the list, or with none, whatever it is asked', () => {
  const codes = languages.map(({ code }) => code);
  const part = fc.oneof(fc.constantFrom('zh', 'hant', 'de', 'en', 'in', 'ID'), fc.string());
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect([...codes, undefined]).toContain(match(parts.join('-')));
    }),
  );
});

test('knows every language by its own code', () => {
  for (const { code } of languages) expect(match(code)).toBe(code);
});
