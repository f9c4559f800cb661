import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canExtend, type ContainerTimes, extendedStop, plannedStop } from './container.ts';

const defaults: ContainerTimes = {
  defaultLifetime: 120,
  extensionDuration: 120,
  renewalWindow: 10,
};
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

test('the example of the contract: started at 12:00, extended at 13:50, stops at 16:00', () => {
  const stop = plannedStop(at('12:00:00'), defaults);
  expect(stop).toBe(at('14:00:00'));
  expect(canExtend(stop, defaults, at('13:49:59'))).toBe(false);
  expect(canExtend(stop, defaults, at('13:50:00'))).toBe(true);
  expect(extendedStop(stop, defaults)).toBe(at('16:00:00'));
});

test('a container can be extended at once again only where the window is as long as the extension', () => {
  const times = fc.record({
    defaultLifetime: fc.integer({ min: 1, max: 7200 }),
    extensionDuration: fc.integer({ min: 1, max: 7200 }),
    renewalWindow: fc.integer({ min: 1, max: 360 }),
  });
  fc.assert(
    fc.property(times, (policy) => {
      const stop = plannedStop(0, policy);
      expect(canExtend(stop, policy, stop)).toBe(true);
      expect(canExtend(extendedStop(stop, policy), policy, stop)).toBe(
        policy.renewalWindow >= policy.extensionDuration,
      );
    }),
  );
});
