import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepped } from './step.ts';

test('a step never leaves the bounds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1000, max: 1000 }),
      fc.constantFrom(1, -1),
      fc.integer({ min: 1, max: 50 }),
      (value, direction, step) => {
        const next = stepped(value, direction, { min: 0, max: 100, step });
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThanOrEqual(100);
      },
    ),
  );
});

test('a step back undoes a step on where no bound is met', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1000, max: 1000 }),
      fc.integer({ min: 1, max: 50 }),
      (a, step) => {
        expect(stepped(stepped(a, 1, { step }), -1, { step })).toBe(a);
      },
    ),
  );
});

test('fractions stay short', () => {
  expect(stepped(0.2, 1, { step: 0.1 })).toBe(0.3);
});

test('an empty field steps from zero', () => {
  expect(stepped(null, 1, { min: 10 })).toBe(10);
});
