import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFrameCounter } from './frame-counter.ts';

/** A frame with a payload of zeros, masked as those of clients or not. */
function frameOf(length: number, isMasked: boolean): Buffer {
  const head = [0x82];
  if (length < 126) head.push(length);
  else if (length < 2 ** 16) head.push(126, length >> 8, length & 0xff);
  else head.push(127, 0, 0, 0, 0, ...[24, 16, 8, 0].map((shift) => (length >> shift) & 0xff));
  if (isMasked) {
    head[1] = (head[1] ?? 0) | 0x80;
    head.push(1, 2, 3, 4);
  }
  return Buffer.concat([Buffer.from(head), Buffer.alloc(length)]);
}

test('frames are counted, of whatever length and in whatever pieces they come', () => {
  const length = fc.oneof(
    fc.nat({ max: 200 }),
    fc.constantFrom(0, 125, 126, 65_535, 65_536, 70_000),
  );
  const frames = fc.array(fc.tuple(length, fc.boolean()), { maxLength: 12 });
  const pieces = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(frames, pieces, (wanted, sizes) => {
      const bytes = Buffer.concat(wanted.map(([size, isMasked]) => frameOf(size, isMasked)));
      const count = createFrameCounter();
      let counted = 0;
      let at = 0;
      for (let index = 0; at < bytes.length; index += 1) {
        const end = at + (sizes[index % sizes.length] ?? 1);
        counted += count(bytes.subarray(at, end));
        at = end;
      }
      expect(counted).toBe(wanted.length);
    }),
  );
});

test('a frame of one byte a piece is counted once, when it begins', () => {
  const count = createFrameCounter();
  const [first, ...rest] = [...frameOf(3, true)].map((byte) => count(Buffer.from([byte])));
  expect(first).toBe(1);
  expect(rest.every((frames) => frames === 0)).toBe(true);
});
