import { expect, test } from 'vitest';
import { LL } from '../testing/render-page.tsx';
import { countdownText, roughDuration, shortDuration } from './durations.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.each([
  [20 * DAY + 5 * HOUR, '20 d', '20 d', '20d'],
  [5 * DAY + 23.7 * HOUR, '5 d 23 h', '5 d 23 h', '5d'],
  [2 * DAY, '2 d', '2 d', '2d'],
  [18 * HOUR + 42 * 60_000 + 7000, '18 h', '18:42:07', '18h'],
  [12 * 60_000, '12 min', '12:00', '12m'],
  [500, '1 min', '0:01', '1m'],
  [-5, '0 min', '0:00', '0m'],
])('writes %d ms', (span, rough, countdown, tiny) => {
  expect(roughDuration(LL, span)).toBe(rough);
  expect(countdownText(LL, span)).toBe(countdown);
  expect(shortDuration(LL, span)).toBe(tiny);
});
