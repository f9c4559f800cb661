import { afterEach, expect, test, vi } from 'vitest';
import { firstLanguageScript } from './first-language.ts';

const script = firstLanguageScript(['en-us', 'en-xa', 'de-de', 'zh-tw', 'zh-cn']);

function run(stored: string | null, preferred: readonly string[]): string {
  document.documentElement.lang = 'en-US';
  if (stored !== null) localStorage.setItem('language', stored);
  vi.stubGlobal('navigator', { languages: preferred });
  // It stands inline in the page, where a browser runs it as this does.
  // oxlint-disable-next-line no-implied-eval
  new Function(script)();
  return document.documentElement.lang;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.lang = '';
});

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
  expect(run(stored, preferred)).toBe(lang);
});

test('works where storage is forbidden', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    clear: () => {},
  });
  expect(run(null, ['de'])).toBe('de-DE');
});

test('is one line, so that its hash does not depend on line ends', () => {
  expect(script).not.toContain('\n');
});
