import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';

const game = {
  id: 7,
  title: 'Harbour CTF, 2026',
  summary: 'Two days;\nof everything.',
  start: Date.UTC(2026, 10, 20, 12),
  end: Date.UTC(2026, 10, 22, 12),
};
const text = calendarOf(game, 'https://ctf.example/games/7', Date.UTC(2026, 0, 2, 3, 4, 5));

test('has one event with its times in UTC', () => {
  expect(text).toContain('DTSTART:20261120T120000Z\r\n');
  expect(text).toContain('DTEND:20261122T120000Z\r\n');
  expect(text).toContain('DTSTAMP:20260102T030405Z\r\n');
  expect(text).toContain('UID:game-7@ctf.example\r\n');
});

test('escapes what means something in the format', () => {
  expect(text).toContain('SUMMARY:Harbour CTF\\, 2026\r\n');
  expect(text).toContain('DESCRIPTION:Two days\\;\\nof everything.\r\n');
});

test('folds long lines without cutting a sign in two', () => {
  const long = calendarOf({ ...game, title: '🚩'.repeat(90) }, 'https://ctf.example/games/7', 0);
  expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'🚩'.repeat(90)}\r\n`);
  for (const line of long.split('\r\n')) expect(Array.from(line).length).toBeLessThanOrEqual(71);
});
