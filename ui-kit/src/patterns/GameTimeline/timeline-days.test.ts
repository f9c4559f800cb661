import { expect, test } from 'vitest';
import { placeOn, timelineMarks, timelineSpan } from './timeline-days.ts';

const now = new Date(2026, 10, 21, 18, 17).getTime();

test('shows the current day at a quarter of the range', () => {
  const place = placeOn(timelineSpan(now), now);
  expect(place).toBeGreaterThan(23);
  expect(place).toBeLessThan(26);
});

test('marks every Monday and every weekend of the span', () => {
  const { mondays, weekends } = timelineMarks(timelineSpan(now));
  expect(mondays).toHaveLength(10);
  expect(weekends).toHaveLength(10);
  expect(mondays.every((day) => new Date(day).getDay() === 1)).toBe(true);
});

test('clips times outside of the range', () => {
  const span = timelineSpan(now);
  expect(placeOn(span, span.start - 1)).toBe(0);
  expect(placeOn(span, span.end + 1)).toBe(100);
});
