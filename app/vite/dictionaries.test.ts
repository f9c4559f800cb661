import { join } from 'node:path';
import { languages } from '@halyard/sdk/operations';
import { expect, test } from 'vitest';
import {
  type Dictionary,
  fillIn,
  listLocales,
  readDictionary,
  splitByArea,
} from './dictionaries.ts';

const folder = join(import.meta.dirname, '../src/i18n');

const keysOf = (words: Dictionary, path = ''): string[] =>
  Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string' ? [path + key] : keysOf(word, `${path}${key}.`),
  );

test('is English where words are missing, key by key', () => {
  const english = { a: 'A', group: { b: 'B', c: 'C' } };
  expect(fillIn({ group: { b: 'Be' }, stray: 'x' }, english)).toEqual({
    a: 'A',
    group: { b: 'Be', c: 'C' },
  });
  expect(fillIn({}, english)).toEqual(english);
  expect(fillIn({ a: { not: 'a word' }, group: 'not a group' }, english)).toEqual(english);
});

test('every folder is a language of the spec', () => {
  const known = ['en-xa', ...languages.map(({ code }) => code.toLowerCase())];
  expect(known).toEqual(expect.arrayContaining(listLocales(folder)));
});

test('every language has all keys when it is sent, and no types in its places', async () => {
  const keys = keysOf(await readDictionary(folder, 'en-us'));
  for (const locale of listLocales(folder)) {
    const words = await readDictionary(folder, locale);
    expect(keysOf(words), locale).toEqual(keys);
    expect(JSON.stringify(words), locale).not.toMatch(/\{\w+:(?:string|number)/);
  }
});

test('every namespace belongs to exactly one area', async () => {
  const dictionary = await readDictionary(folder, 'en-us');
  const names = Object.values(splitByArea(dictionary)).flatMap((part) => Object.keys(part));
  expect(names.toSorted()).toEqual(Object.keys(dictionary).toSorted());
});
