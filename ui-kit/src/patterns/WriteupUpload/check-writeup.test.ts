import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkWriteup } from './check-writeup.ts';

const MAX = 20 * 1024 * 1024;
const pdf = { name: 'long-splice.pdf', type: 'application/pdf', size: 4_100_000 };

describe('checkWriteup', () => {
  test('accepts a PDF', () => {
    expect(checkWriteup(pdf, MAX)).toBeUndefined();
  });
  test('uses the name if the browser reports no type', () => {
    expect(checkWriteup({ ...pdf, type: '', name: 'LONG-SPLICE.PDF' }, MAX)).toBeUndefined();
    expect(checkWriteup({ ...pdf, type: '', name: 'long-splice.docx' }, MAX)).toBe('type');
  });
  test('takes either the name or the type, which is wrong on some systems', () => {
    expect(checkWriteup({ ...pdf, type: 'application/octet-stream' }, MAX)).toBeUndefined();
    expect(checkWriteup({ ...pdf, name: 'long-splice' }, MAX)).toBeUndefined();
    expect(checkWriteup({ ...pdf, name: 'a.png', type: 'image/png' }, MAX)).toBe('type');
  });
  test('rejects an empty file', () => {
    expect(checkWriteup({ ...pdf, size: 0 }, MAX)).toBe('empty');
  });
  test('accepts every size up to the limit and none above it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 1e9 }),
        (size, max) => {
          expect(checkWriteup({ ...pdf, size }, max) === undefined).toBe(size <= max);
        },
      ),
    );
  });
});
