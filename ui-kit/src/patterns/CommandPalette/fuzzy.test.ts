import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchText } from './fuzzy.ts';

/** The text with what matched in brackets. */
function marked(query: string, text: string): string | null {
  const match = matchText(query, text);
  if (!match) return null;
  let from = 0;
  let result = '';
  for (const [start, end] of match.ranges) {
    result += `${text.slice(from, start)}[${text.slice(start, end)}]`;
    from = end;
  }
  return result + text.slice(from);
}

test.each([
  ['se', 'Sextant', '[Se]xtant'],
  ['SE', 'Session Fixture', '[Se]ssion Fixture'],
  ['fix', 'Session Fixture', 'Session [Fix]ture'],
  ['fix se', 'Session Fixture', '[Se]ssion [Fix]ture'],
  ['lc', 'Loose Cannon', '[L]oose [C]annon'],
  ['loocan', 'Loose Cannon', '[Loo]se [Can]non'],
  ['miab', 'Message in a Bottle', '[M]essage [i]n [a] [B]ottle'],
  ['sextnat', 'Sextant', '[Sextant]'],
  ['canon', 'Loose Cannon', 'Loose [Cannon]'],
  ['tromso', 'Finals in Tromsö', 'Finals in [Tromsö]'],
  ['гав', 'Белая гавань', 'Белая [гав]ань'],
  ['港', '灯台と港', '灯台と[港]'],
  ['xt', 'Sextant', 'Se[xt]ant'],
])('“%s” finds %s as %s', (query, text, result) => {
  expect(marked(query, text)).toBe(result);
});

test.each([
  ['', 'Sextant'],
  ['zzz', 'Sextant'],
  ['cl', 'Loose Cannon'],
  ['sx', 'Sextant'],
  ['sex fixture', 'Sextant'],
  ['teh', 'The board'],
])('“%s” does not find %s', (query, text) => {
  expect(matchText(query, text)).toBeNull();
});

test('a beginning beats a later word, that a middle, those initials, and these a slip', () => {
  const scores = ['Tern', 'The terns', 'Lantern', 'The early riser', 'Trend'].map(
    (text) => matchText(text === 'The early riser' ? 'ter' : 'tern', text)?.score ?? 0,
  );
  const [begins = 0, word = 0, middle = 0, initials = 0, slip = 0] = scores;
  expect(begins).toBeGreaterThan(word);
  expect(word).toBeGreaterThan(initials);
  expect(initials).toBeGreaterThan(middle);
  expect(middle).toBeGreaterThan(slip);
  expect(slip).toBeGreaterThan(0);
});

const word = fc.stringMatching(/^[a-z]{5,9}$/);
const title = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));

test('ranges lie in the text, in order and apart', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (query, text) => {
      const ends = (matchText(query, text)?.ranges ?? []).flat();
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      expect(new Set(ends).size).toBe(ends.length);
      if (ends.length > 0) expect(ends.at(-1)).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('any part of a word, the initials and a word with a swap are found', () => {
  fc.assert(
    fc.property(title, fc.nat(), fc.nat(), (text, at, length) => {
      const words = text.split(' ');
      const one = words[at % words.length] ?? '';
      const start = at % one.length;
      expect(matchText(one.slice(start, start + 1 + (length % one.length)), text)).not.toBeNull();
      expect(matchText(words.map((each) => each[0]).join(''), text)).not.toBeNull();
      const swapped = one.slice(0, -2) + (one.at(-1) ?? '') + (one.at(-2) ?? '');
      expect(matchText(swapped, text)).not.toBeNull();
    }),
  );
});

test('a long text costs no long time', () => {
  const text = 'a ab abc abcd '.repeat(8);
  const started = performance.now();
  expect(matchText('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaax', text)).toBeNull();
  expect(performance.now() - started).toBeLessThan(1000);
});
