// @vitest-environment happy-dom
import { assert, constantFrom, double, integer, property } from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { clampWidth, keepWidth, rangeIn, readWidth, widthAfterKey } from './pane-width.ts';

const range = { min: 380, max: 720 };
function key(name: string, shiftKey = false) {
  return { key: name, shiftKey };
}

describe('the width of a pane', () => {
  test('stays within its limits for any key', () => {
    const keys = constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End');
    assert(
      property(keys, double({ noNaN: true, min: -5000, max: 5000 }), (name, width) => {
        const next = widthAfterKey(key(name), width, range, 1) ?? 0;
        expect(next).toBe(clampWidth(next, range));
      }),
    );
  });

  test('follows the handle, which is on the other side for a pane at the end', () => {
    expect(widthAfterKey(key('ArrowRight'), 420, range, 1)).toBe(436);
    expect(widthAfterKey(key('ArrowRight'), 420, range, -1)).toBe(404);
    expect(widthAfterKey(key('ArrowLeft', true), 420, range, -1)).toBe(484);
    expect(widthAfterKey(key('Home'), 420, range, -1)).toBe(380);
    expect(widthAfterKey(key('End'), 420, range, -1)).toBe(720);
    expect(widthAfterKey(key('a'), 420, range, 1)).toBeNull();
  });

  test('leaves half of the window to the content, but is never narrower than its minimum', () => {
    assert(
      property(integer({ min: 200, max: 4000 }), (windowWidth) => {
        const { min, max } = rangeIn(range, windowWidth);
        expect(min).toBe(380);
        expect(max).toBeGreaterThanOrEqual(min);
        expect(max).toBeLessThanOrEqual(Math.max(min, windowWidth / 2));
      }),
    );
  });
});

describe('a kept width', () => {
  beforeEach(() => localStorage.clear());

  test('is restored within the limits', () => {
    expect(readWidth('board', range)).toBeNull();
    keepWidth('board', 500);
    expect(readWidth('board', range)).toBe(500);
    expect(readWidth('board', { min: 300, max: 440 })).toBe(440);
    expect(readWidth('other', range)).toBeNull();
  });

  test('is removed by a reset, and ignored if invalid', () => {
    keepWidth('board', 500);
    keepWidth('board', null);
    expect(readWidth('board', range)).toBeNull();
    for (const nonsense of ['wide', '-4', '0', '', 'NaN', 'Infinity']) {
      localStorage.setItem('halyard-pane-board', nonsense);
      expect(readWidth('board', range)).toBeNull();
    }
  });
});
