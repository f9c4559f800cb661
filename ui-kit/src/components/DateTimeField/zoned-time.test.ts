import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, clockLine, fromWall, startOfDay, toWall, zoneLine } from './zoned-time.ts';

const zones = ['UTC', 'Europe/Oslo', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
const minutes = fc.integer({ min: 0, max: 50_000_000 });

test('what the clock shows leads back to a moment at which it shows that', () => {
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const wall = toWall(minute * 60_000, zone);
      expect(toWall(fromWall(wall, zone), zone)).toEqual(wall);
    }),
    { numRuns: 400 },
  );
});

test('winter and summer differ by an hour', () => {
  const noon = { year: 2026, month: 1, day: 15, hour: 12, minute: 0 };
  expect(fromWall(noon, 'Europe/Oslo')).toBe(Date.UTC(2026, 0, 15, 11));
  expect(fromWall({ ...noon, month: 7 }, 'Europe/Oslo')).toBe(Date.UTC(2026, 6, 15, 10));
});

test('days are counted over ends of months and years', () => {
  expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
  expect(addDays({ year: 2028, month: 3, day: 1 }, -1)).toEqual({ year: 2028, month: 2, day: 29 });
});

test('a day begins at midnight there', () => {
  expect(startOfDay({ year: 2026, month: 11, day: 22 }, 'Europe/Oslo')).toBe(
    Date.UTC(2026, 10, 21, 23),
  );
});

test('the zone line says the zone and the time in UTC', () => {
  const end = Date.UTC(2026, 10, 22, 12, 0);
  expect(zoneLine(end, 'Europe/Oslo', 'en-GB')).toMatch(/^(CET|GMT\+1), 22 Nov.*12:00 UTC$/);
  expect(clockLine(end, 'Asia/Tokyo', 'en-GB')).toMatch(/^(JST|GMT\+9), 12:00 UTC$/);
});
