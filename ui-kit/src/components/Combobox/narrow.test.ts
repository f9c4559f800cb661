import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isKnown, narrowed, stepRow } from './narrow.ts';

const options = ['Misc', 'Reverse', 'Équipe de Brest', 'Brest', 'Harbour Crew'].map((label) => ({
  value: label,
  label,
}));
function labels(typed: string) {
  return narrowed(options, typed).map(({ label }) => label);
}

test('nothing typed shows everything in its own order', () => {
  expect(labels(' ')).toEqual(options.map(({ label }) => label));
});

test('case and accents do not matter', () => {
  expect(labels('EQU')).toEqual(['Équipe de Brest']);
  expect(isKnown(options, ' equipe DE brest ')).toBe(true);
});

test('options that begin with the text come before those that contain it', () => {
  expect(labels('bre')).toEqual(['Brest', 'Équipe de Brest']);
  expect(labels('r')).toEqual(['Reverse', 'Équipe de Brest', 'Brest', 'Harbour Crew']);
});

test('groups stay together', () => {
  const grouped = [
    { value: '1', label: 'A bar', group: 'one' },
    { value: '2', label: 'x', group: 'two' },
    { value: '3', label: 'Bar', group: 'one' },
    { value: '4', label: 'Bar', group: 'two' },
  ];
  expect(narrowed(grouped, 'bar').map(({ value }) => value)).toEqual(['3', '1', '4']);
});

test('a step lands on a row that can be chosen, and back where it came from', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1 }), fc.nat(), (open, nat) => {
      const from = nat % open.length;
      const next = stepRow(open, from, 1);
      if (!open.some(Boolean)) expect(next).toBe(-1);
      else {
        expect(open[next]).toBe(true);
        if (open[from]) expect(stepRow(open, next, -1)).toBe(from);
      }
    }),
  );
});

test('the first step goes to the first row, or up to the last', () => {
  expect(stepRow([false, true, true], -1, 1)).toBe(1);
  expect(stepRow([true, true, true], -1, -1)).toBe(2);
});
