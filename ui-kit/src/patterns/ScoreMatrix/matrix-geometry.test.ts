import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellWidth,
  nextCell,
  RANK,
  SCORE,
  scrollInto,
  squareSize,
  teamWidth,
  windowOf,
} from './matrix-geometry.ts';

describe('windowOf', () => {
  test('contains everything visible and little more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 1, max: 16 }),
        (count, scroll, viewport, chunk) => {
          const { first, end } = windowOf(count, 36, scroll, viewport, chunk);
          expect(first).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(count);
          const seenFirst = Math.min(count, Math.floor(scroll / 36));
          const seenEnd = Math.min(count, Math.ceil((scroll + viewport) / 36));
          if (seenEnd > seenFirst) {
            expect(first).toBeLessThanOrEqual(seenFirst);
            expect(end).toBeGreaterThanOrEqual(seenEnd);
          }
          expect(end - first).toBeLessThanOrEqual(viewport / 36 + 4 * chunk + 1);
        },
      ),
    );
  });
  test('stays the same within a chunk', () => {
    expect(windowOf(1000, 36, 0, 500, 8)).toEqual(windowOf(1000, 36, 20, 500, 8));
  });
});

describe('windowOf before it is settled', () => {
  test('contains only the visible chunks', () => {
    expect(windowOf(1000, 36, 0, 500, 2, 0)).toEqual({ first: 0, end: 14 });
  });
});

describe('cellWidth and teamWidth', () => {
  test('has wider cells for four digits', () => {
    expect(cellWidth(['500', '100'], 0)).toBe(24);
    expect(cellWidth(['500', '1000'], 0)).toBe(28);
  });
  test('has wider cells where there is room, which never overflow', () => {
    const points = Array.from({ length: 18 }, () => '100');
    expect(cellWidth(points, 1326)).toBe(49);
    expect(cellWidth(points.slice(0, 3), 1326)).toBe(96);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 300, max: 3000 }),
        (columns, width) => {
          const cell = cellWidth(points.slice(0, 1).concat(Array(columns - 1).fill('9')), width);
          const used = RANK + teamWidth(width, columns, cell) + SCORE + columns * cell;
          if (cell > 24) expect(used).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
  test('has larger marks in wide cells', () => {
    expect([24, 39, 40, 96].map(squareSize)).toEqual([10, 10, 14, 14]);
  });
  test('gives the team column the remaining width within limits', () => {
    expect(teamWidth(1326, 40, 24)).toBe(222);
    expect(teamWidth(1326, 100, 24)).toBe(200);
    expect(teamWidth(1326, 4, 24)).toBe(300);
  });
});

describe('nextCell', () => {
  const from = { row: 5, column: 3 };
  test('moves by arrow keys and pages', () => {
    expect(nextCell(from, 'ArrowUp', 10, 8, 4, false)).toEqual({ row: 4, column: 3 });
    expect(nextCell(from, 'ArrowRight', 10, 8, 4, false)).toEqual({ row: 5, column: 4 });
    expect(nextCell(from, 'PageDown', 10, 8, 4, false)).toEqual({ row: 9, column: 3 });
  });
  test('goes to the name, the last challenge, and with Ctrl to the corners', () => {
    expect(nextCell(from, 'Home', 10, 8, 4, false)).toEqual({ row: 5, column: -1 });
    expect(nextCell(from, 'End', 10, 8, 4, true)).toEqual({ row: 9, column: 7 });
  });
  test('never leaves the grid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 50 }),
        fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp')),
        (rows, columns, keys) => {
          let cell = { row: 0, column: -1 };
          for (const key of keys) cell = nextCell(cell, key, rows, columns, 7, false) ?? cell;
          expect(cell.row).toBeGreaterThanOrEqual(0);
          expect(cell.row).toBeLessThan(rows);
          expect(cell.column).toBeGreaterThanOrEqual(-1);
          expect(cell.column).toBeLessThan(Math.max(columns, 1));
        },
      ),
    );
  });
});

describe('scrollInto', () => {
  test('does not scroll to visible cells', () => {
    expect(scrollInto(100, 300, 36, 116, 600)).toBe(100);
  });
  test('scrolls just far enough up and down', () => {
    expect(scrollInto(400, 300, 36, 116, 600)).toBe(184);
    expect(scrollInto(0, 700, 36, 116, 600)).toBe(136);
  });
});
