import { expect, test } from 'vitest';
import { cutSpans, practiceUntil } from './rules-schedule.ts';

test.each([
  ['the end has not passed', { end: 20, endMovedAt: null, practiceSpans: [] }, []],
  ['since the end', { end: 10, endMovedAt: 5, practiceSpans: [] }, [{ from: 10, to: 15 }]],
  [
    'since it was moved back',
    { end: 5, endMovedAt: 12, practiceSpans: [] },
    [{ from: 12, to: 15 }],
  ],
  [
    'one span of two that touch',
    {
      end: 5,
      endMovedAt: 12,
      practiceSpans: [
        { from: 8, to: 12 },
        { from: 1, to: 2 },
      ],
    },
    [
      { from: 1, to: 2 },
      { from: 8, to: 15 },
    ],
  ],
])('practiceUntil: %s', (_name, history, expected) => {
  expect(practiceUntil(history, 15)).toEqual(expected);
});

test('cutSpans leaves what lies before and after', () => {
  const spans = [
    { from: 1, to: 5 },
    { from: 10, to: 30 },
    { from: 12, to: 13 },
  ];
  expect(cutSpans(spans, { start: 11, end: 20 })).toEqual([
    { from: 1, to: 5 },
    { from: 10, to: 10 },
    { from: 20, to: 30 },
  ]);
});
