import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise, type Shape } from './normalise.ts';

const shape: Shape = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    count: { type: ['integer', 'null'] },
    start: { type: 'integer', format: 'int64' },
    category: { type: 'string', enum: ['Misc', 'Crypto', 'Pwn'] },
    mode: { type: 'string', enum: ['Open', 'Isolated', 'Custom'], numbers: [0, 32, 255] },
    items: { type: 'array', items: { type: 'object', properties: { flag: { type: 'string' } } } },
  },
};

test('takes keys in any case and drops those it does not know', () => {
  const input = { TITLE: 'a', Items: [{ FLAG: 'f', more: 1 }], unknown: 2 };
  expect(normalise(shape, input)).toStrictEqual({ title: 'a', items: [{ flag: 'f' }] });
});

test.each([
  ['crypto', 'Crypto'],
  [2, 'Pwn'],
  ['0', 'Misc'],
  ['nonsense', 'nonsense'],
  [7, 7],
])('takes the category %s as %s', (given, expected) => {
  expect(normalise(shape, { category: given })).toStrictEqual({ category: expected });
});

test('takes an enumeration by its own numbers', () => {
  expect(normalise(shape, { mode: 255 })).toStrictEqual({ mode: 'Custom' });
  expect(normalise(shape, { mode: 1 })).toStrictEqual({ mode: 1 });
});

test('takes numbers as text and moments as ISO 8601', () => {
  expect(normalise(shape, { count: '12', start: '2026-11-21T17:00:00Z' })).toStrictEqual({
    count: 12,
    start: Date.UTC(2026, 10, 21, 17),
  });
  expect(normalise(shape, { count: '', start: 'tomorrow' })).toStrictEqual({
    count: '',
    start: 'tomorrow',
  });
});

test.each([
  ['-7', -7],
  ['0', 0],
  ['1.5', 1.5],
])('reads the text %j as a number', (text, number) => {
  expect(normalise(shape, { count: text })).toStrictEqual({ count: number });
});

test.each([
  '',
  ' ',
  ' 12',
  '12 ',
  '+1',
  '0x10',
  '1e3',
  '007',
  '1.',
  '.5',
  '1_000',
  'Infinity',
  '１',
])('sees no number in the text %j', (count) => {
  expect(normalise(shape, { count })).toStrictEqual({ count });
});

test.each([
  ['2026-11-21T17:00:00', 17],
  ['2026-11-21T17:00', 17],
  ['2026-11-21', 0],
  ['2026-11-21T17:00:00.0000000Z', 17],
  ['2026-11-21T17:00:00+02:00', 15],
])('takes the moment %s wherever the server stands', (start, hour) => {
  expect(normalise(shape, { start })).toStrictEqual({ start: Date.UTC(2026, 10, 21, hour) });
});

test.each(['round 1', '1 May', 'hello 2020', '2026-13-01T00:00Z', '2026/11/21', '12:00'])(
  'sees no moment in %s',
  (start) => {
    expect(normalise(shape, { start })).toStrictEqual({ start });
  },
);

test('keeps null and what is no object for the validation to judge', () => {
  expect(normalise(shape, { count: null })).toStrictEqual({ count: null });
  expect(normalise(shape, 'text')).toBe('text');
});

test('changes nothing any more when done twice, whatever comes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const once = normalise(shape, value);
      expect(normalise(shape, once)).toStrictEqual(once);
    }),
  );
});
