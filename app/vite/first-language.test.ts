import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstLanguageScript } from './first-language.ts';

const script = firstLanguageScript(['en-us', 'en-xa', 'de-de', 'zh-tw', 'zh-cn']);

/** The page's `lang` after the script has run in a browser. */
function run(getItem: (key: string) => string | null, languages: readonly string[]): string {
  const documentElement = { lang: 'en-US' };
  const browser = {
    document: { documentElement },
    localStorage: { getItem },
    navigator: { languages },
  };
  runInNewContext(script, browser);
  return documentElement.lang;
}

test.each([
  [null, ['de-AT', 'en'], 'de-DE'],
  [null, ['zh-Hant-HK'], 'zh-TW'],
  [null, ['tlh', 'zh'], 'zh-CN'],
  [null, ['fr-FR'], 'en-US'],
  [null, [], 'en-US'],
  ['zh-TW', ['de'], 'zh-TW'],
  ['de-de', ['en'], 'de-DE'],
  ['en-XA', ['de'], 'en-XA'],
  ['fr-FR', ['de'], 'de-DE'],
  ['constructor', ['de'], 'de-DE'],
  ['</script>', [], 'en-US'],
])('with %j stored and %j preferred the page is %s', (stored, preferred, lang) => {
  expect(run((key) => (key === 'halyard-language' ? stored : null), preferred)).toBe(lang);
});

test('works where storage is forbidden', () => {
  const deny = () => {
    throw new Error('denied');
  };
  expect(run(deny, ['de'])).toBe('de-DE');
});

test('is one line, so that its hash does not depend on line ends', () => {
  expect(script).not.toContain('\n');
});

test('the choice that an older version kept counts until there is a new one', () => {
  const stored: Record<string, string> = { language: 'de-DE' };
  const read = (key: string) => stored[key] ?? null;
  expect(run(read, ['fr'])).toBe('de-DE');
  stored['halyard-language'] = 'zh-TW';
  expect(run(read, ['fr'])).toBe('zh-TW');
});
