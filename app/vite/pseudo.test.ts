import { expect, test } from 'vitest';
import { stretch } from './pseudo.ts';

test('accents, lengthens and brackets words', () => {
  expect(stretch('Save')).toBe('[Šååvéé]');
});

test.each(['Sign in to join', 'Challenges by category', 'OK', 'Crypto', 'the scoreboard'])(
  'makes %j about 40 %% longer',
  (text) => {
    const letters = text.replaceAll(/[^a-z]/gi, '').length;
    const grown = stretch(text).length - text.length - '[]'.length;
    expect(grown).toBeGreaterThanOrEqual(Math.floor(letters * 0.4));
    expect(grown).toBeLessThanOrEqual(Math.ceil(letters * 0.4) + text.split(' ').length);
  },
);

test('keeps places and plural forms apart', () => {
  expect(stretch('{count|number} {{team|teams}}')).toMatch(
    /^\[\{count\|number\} \{\{[^a-z|]*t[^|{}]+\|[^|{}]+\}\}\]$/u,
  );
});

test('keeps the name of the value that a plural follows', () => {
  expect(stretch('{{count:team|teams}}')).toMatch(/^\[\{\{count:t[^|]+\|[^|]+\}\}\]$/u);
});

test.each(['', '–', '{value|number}', '+{points|number}', '{value} %'])(
  'leaves %j alone',
  (text) => {
    expect(stretch(text)).toBe(text);
  },
);
