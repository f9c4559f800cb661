import { expect, test } from 'vitest';
import { judge } from './allowed.ts';
import { change } from './change.ts';
import { describeVerdict, judgeSinceRelease } from './report.ts';

const gone = change('answer-field-removed', 'Boat.name', 'is gone');
const unknown = change('answer-enum-widened', 'Side', 'may be Bow now');
const meant = {
  rule: 'answer-field-removed',
  at: 'Boat.name',
  reason: 'Boats are known by their number, as the harbour office asked.',
} as const;

test('a break that nobody allowed is one', () => {
  expect(judge([gone, unknown], [])).toEqual({ breaks: [gone], warnings: [unknown], faults: [] });
});

test('a break that is meant passes', () => {
  expect(judge([gone], [meant])).toEqual({ breaks: [], warnings: [], faults: [] });
});

test('a permission is for its rule at its place', () => {
  const other = { ...meant, at: 'Boat.side' };
  expect(judge([gone], [other]).breaks).toEqual([gone]);
  expect(judge([gone], [{ ...meant, rule: 'answer-field-optional' }]).breaks).toEqual([gone]);
});

test('a permission that nothing needs is a fault', () => {
  expect(judge([], [meant]).faults).toEqual([
    'answer-field-removed at Boat.name: nothing breaks there',
  ]);
});

test('a permission without a sentence is a fault', () => {
  expect(judge([gone], [{ ...meant, reason: 'because' }]).faults).toEqual([
    'answer-field-removed at Boat.name: the reason is no sentence',
  ]);
});

test('the description breaks no client of the last release, save what is meant', () => {
  const { breaks, faults } = judgeSinceRelease();
  expect(describeVerdict({ breaks, faults, warnings: [] })).toEqual([]);
});
