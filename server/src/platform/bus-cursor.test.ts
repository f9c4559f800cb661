import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCursor } from './bus-cursor.ts';

describe('cursor', () => {
  test('waits at a hole and goes on when it is filled', () => {
    const cursor = createCursor(10);
    cursor.handle(12);
    cursor.handle(13);
    expect([cursor.mark(), cursor.highest(), cursor.ahead()]).toEqual([10, 13, [12, 13]]);
    cursor.handle(11);
    expect([cursor.mark(), cursor.highest(), cursor.ahead()]).toEqual([13, 13, []]);
  });

  test('passes a hole that is known to stay', () => {
    const cursor = createCursor(0);
    for (const id of [2, 3, 5, 7]) cursor.handle(id);
    cursor.settle(5);
    expect([cursor.mark(), cursor.ahead()]).toEqual([5, [7]]);
    cursor.settle(7);
    expect([cursor.mark(), cursor.ahead()]).toEqual([7, []]);
  });

  test('ends at the same mark whatever the order of the commits', () => {
    const ids = Array.from({ length: 30 }, (_, index) => index + 1);
    const order = fc.shuffledSubarray(ids, { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(order, fc.nat(30), (shuffled, handledCount) => {
        const cursor = createCursor(0);
        const handled = new Set(shuffled.slice(0, handledCount));
        for (const id of handled) cursor.handle(id);
        const firstMissing = ids.find((id) => !handled.has(id)) ?? 31;
        expect(cursor.mark()).toBe(firstMissing - 1);
        const expectedAhead = [...handled].filter((id) => id > firstMissing);
        expect(new Set(cursor.ahead())).toEqual(new Set(expectedAhead));
        expect(ids.filter((id) => cursor.isHandled(id))).toEqual(
          ids.filter((id) => handled.has(id)),
        );
      }),
    );
  });
});
