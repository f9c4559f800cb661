import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('joins the dark modules of a row', () => {
  expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1H0zM3 0h1v1H3z');
});

test('draws nothing for a light code', () => {
  expect(qrPath([[false, false], []])).toBe('');
});

test('covers every dark module once and no light one', () => {
  const rows = fc.array(fc.array(fc.boolean(), { maxLength: 30 }), { maxLength: 20 });
  fc.assert(
    fc.property(rows, (code) => {
      const covered = new Map<string, number>();
      for (const [, x, y, wide] of qrPath(code).matchAll(/M(\d+) (\d+)h(\d+)/g)) {
        for (let step = 0; step < Number(wide); step += 1) {
          const key = `${Number(x) + step} ${y}`;
          covered.set(key, (covered.get(key) ?? 0) + 1);
        }
      }
      const dark = code.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x} ${y}`] : [])));
      expect([...covered.keys()].toSorted()).toEqual(dark.toSorted());
      expect([...covered.values()].every((times) => times === 1)).toBe(true);
    }),
  );
});
