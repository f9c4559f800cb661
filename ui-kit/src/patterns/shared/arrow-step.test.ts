import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrowStep, type Box } from './arrow-step.ts';

function box(column: number, line: number): Box {
  return {
    left: column * 170,
    top: line * 92,
    width: 160,
  };
}

/** Three lines of 3, 1 and 2 cards. */
const boxes = [box(0, 0), box(1, 0), box(2, 0), box(0, 1), box(0, 2), box(1, 2)];

describe('arrowStep', () => {
  test('moves left and right in order', () => {
    expect(arrowStep(boxes, 2, 'ArrowRight')).toBe(3);
    expect(arrowStep(boxes, 3, 'ArrowLeft')).toBe(2);
  });
  test('moves to the nearest card above and below', () => {
    expect(arrowStep(boxes, 2, 'ArrowDown')).toBe(3);
    expect(arrowStep(boxes, 3, 'ArrowDown')).toBe(4);
    expect(arrowStep(boxes, 5, 'ArrowUp')).toBe(3);
  });
  test('stays at the edges', () => {
    expect(arrowStep(boxes, 1, 'ArrowUp')).toBe(1);
    expect(arrowStep(boxes, 5, 'ArrowDown')).toBe(5);
    expect(arrowStep(boxes, 0, 'ArrowLeft')).toBe(0);
    expect(arrowStep(boxes, 5, 'ArrowRight')).toBe(5);
  });
  test('goes to both ends', () => {
    expect(arrowStep(boxes, 3, 'Home')).toBe(0);
    expect(arrowStep(boxes, 3, 'End')).toBe(5);
  });
  test('leaves other keys alone', () => {
    expect(arrowStep(boxes, 0, 'Enter')).toBeUndefined();
  });
  test('always lands on a card and moves in the direction of the key', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }),
        fc.nat(40),
        (lines, pick) => {
          const grid = lines.flatMap((count, line) =>
            Array.from({ length: count }, (_, column) => box(column, line)),
          );
          const index = pick % grid.length;
          const down = grid[arrowStep(grid, index, 'ArrowDown') ?? -1];
          const up = grid[arrowStep(grid, index, 'ArrowUp') ?? -1];
          const from = grid[index];
          expect(down!.top - from!.top).toBe(from!.top === (lines.length - 1) * 92 ? 0 : 92);
          expect(from!.top - up!.top).toBe(from!.top === 0 ? 0 : 92);
        },
      ),
    );
  });
});
