import { describe, expect, test } from 'vitest';
import { lastLines, readLogLine } from './log-lines.ts';

describe('readLogLine', () => {
  test.each([
    ['17:20:11 gundeck: listening', '17:20:11', 'gundeck: listening'],
    ['[17:20:11.204] probe ok', '17:20:11.204', 'probe ok'],
    ['2026-11-21T17:20:11Z ready', '2026-11-21T17:20:11Z', 'ready'],
    ['at Deck.start (deck.ts:4)', '', 'at Deck.start (deck.ts:4)'],
  ])('%s', (line, time, text) => {
    expect(readLogLine(line)).toMatchObject({ time, text });
  });
  test.each([
    ['17:20:11 ERROR bind: address in use', 'danger'],
    ['WARN slow answer', 'warn'],
    ['no error here, no warning either', 'plain'],
    ['TERRORS are no errors', 'plain'],
  ])('%s is %s', (line, tone) => {
    expect(readLogLine(line).tone).toBe(tone);
  });
});

describe('lastLines', () => {
  test('keeps the newest and says how many are missing', () => {
    expect(lastLines('a\nb\nc\n', 2)).toEqual({ lines: ['b', 'c'], left: 1 });
    expect(lastLines('a', 10)).toEqual({ lines: ['a'], left: 0 });
  });
});
