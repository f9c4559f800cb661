import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexDump, hexRow, rowCount } from './hex-rows.ts';

test('writes offset, two groups and what can be read', () => {
  const bytes = new TextEncoder().encode('AAAAAAAA\u0010flag{x}\n');
  expect(hexDump(bytes)).toBe(
    [
      '00000000  41 41 41 41 41 41 41 41  10 66 6c 61 67 7b 78 7d  AAAAAAAA.flag{x}',
      `00000010  0a ${' '.repeat(20)}  ${' '.repeat(23)}  .`,
    ].join('\n'),
  );
});

test('loses no byte', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const read = Array.from({ length: rowCount(bytes) }, (_, index) => hexRow(bytes, index))
        .flatMap(({ hex }) => hex.trim().split(/\s+/))
        .filter((byte) => byte !== '')
        .map((byte) => Number.parseInt(byte, 16));
      expect(read).toEqual([...bytes]);
    }),
  );
});

test('keeps the width of every row', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), (bytes) => {
      const widths = new Set(
        Array.from({ length: rowCount(bytes) }, (_, index) => hexRow(bytes, index).hex.length),
      );
      expect([...widths]).toEqual([48]);
    }),
  );
});
