import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFlagLines } from './flag-lines.ts';

describe('readFlagLines', () => {
  test('reads one flag per line and drops empty ones', () => {
    expect(readFlagLines('flag{a}\r\n\n  flag{b} ', [], 127).fresh).toEqual(['flag{a}', 'flag{b}']);
  });

  test('counts known and repeated flags', () => {
    expect(readFlagLines('flag{a}\nflag{b}\nflag{b}', ['flag{a}'], 127)).toEqual({
      fresh: ['flag{b}'],
      repeated: 2,
      tooLong: [],
    });
  });

  test('names the lines that are too long', () => {
    expect(readFlagLines('flag{a}\nflag{too_long}', [], 8).tooLong).toEqual([2]);
  });

  test('never offers a flag twice', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (lines, known) => {
        const { fresh } = readFlagLines(lines.join('\n'), known, 127);
        expect(new Set(fresh).size).toBe(fresh.length);
        expect(fresh.some((flag) => known.includes(flag))).toBe(false);
      }),
    );
  });
});
