import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browseStep, findTyped, openStep } from './browse.ts';

describe('browseStep', () => {
  it('never leaves the list', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.array(keys), (count, pressed) => {
        let at = -1;
        for (const key of pressed) at = browseStep(at, count, key) ?? at;
        if (pressed.length > 0) expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(count);
      }),
    );
  });

  it('leaves other keys, and an empty list, alone', () => {
    expect(browseStep(0, 5, 'ArrowRight')).toBeUndefined();
    expect(browseStep(-1, 0, 'ArrowDown')).toBeUndefined();
  });
});

describe('findTyped', () => {
  const labels = ['Tide Table', 'Bilge Pump', 'Two-Time Pad'];

  it('goes on with each letter, round the end', () => {
    expect(findTyped(labels, 0, 't')).toBe(2);
    expect(findTyped(labels, 2, 't')).toBe(0);
  });

  it('stays while a word is typed', () => {
    expect(findTyped(labels, 2, 'tw')).toBe(2);
    expect(findTyped(labels, 2, 'ti')).toBe(0);
    expect(findTyped(labels, 0, 'x')).toBeUndefined();
  });
});

it('shows the first column in which nothing is chosen', () => {
  expect(openStep([false, false])).toBe(0);
  expect(openStep([true, false])).toBe(1);
  expect(openStep([true, true])).toBe(2);
});
