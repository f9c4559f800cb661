import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeToasts } from './toast-placement.ts';

const DESKTOP = { width: 1440, height: 900 };
const SIZE = { width: 340, height: 60 };
const PREFERRED = { inline: 16, block: 16 };
const panel = { left: 1000, top: 100, right: 1440, bottom: 900 };

const place = (
  obstacles: Parameters<typeof placeToasts>[0]['obstacles'],
  window = DESKTOP,
  isRtl = false,
) => placeToasts({ window, size: SIZE, preferred: PREFERRED, obstacles, isRtl });

test('toasts are at the end of the page if nothing is in their way', () => {
  expect(place([])).toEqual(PREFERRED);
  expect(place([{ left: 0, top: 0, right: 900, bottom: 900 }])).toEqual(PREFERRED);
});

test('toasts are beside a panel, above a field, or nowhere', () => {
  expect(place([panel])).toEqual({ inline: 456, block: 16 });
  expect(place([{ left: 0, top: 700, right: 1440, bottom: 800 }])).toEqual(PREFERRED);
  expect(place([{ left: 0, top: 800, right: 1440, bottom: 890 }])).toEqual({
    inline: 16,
    block: 116,
  });
  expect(place([{ left: 0, top: 0, right: 1440, bottom: 900 }])).toBeNull();
  expect(place([{ left: 0, top: 80, right: 1440, bottom: 900 }])).toEqual({
    inline: 16,
    block: 836,
  });
});

test('toasts are beside a panel in a page that is read from right to left', () => {
  const mirrored = { ...panel, left: 0, right: 440 };
  expect(place([mirrored], DESKTOP, true)).toEqual({ inline: 456, block: 16 });
});

test('toasts never cover anything and never leave the window', () => {
  const edge = fc.integer({ min: 0, max: 1400 });
  const box = fc.record({ left: edge, top: edge, width: edge, height: edge });
  fc.assert(
    fc.property(fc.array(box, { maxLength: 4 }), fc.boolean(), (boxes, isRtl) => {
      const obstacles = boxes.map(({ left, top, width, height }) => ({
        left,
        top,
        right: left + width,
        bottom: top + height,
      }));
      const found = place(obstacles, DESKTOP, isRtl);
      if (found === null) return;
      const left = isRtl ? found.inline : DESKTOP.width - found.inline - SIZE.width;
      const top = DESKTOP.height - found.block - SIZE.height;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + SIZE.width).toBeLessThanOrEqual(DESKTOP.width);
      expect(top).toBeGreaterThanOrEqual(0);
      for (const { left: from, right, top: above, bottom } of obstacles) {
        const isApart =
          left >= right || left + SIZE.width <= from || top >= bottom || top + SIZE.height <= above;
        expect(isApart).toBe(true);
      }
    }),
  );
});
