import { expect, test } from 'vitest';
import { manualClock } from '../../testing/manual-clock.ts';
import { createSampler } from './part-sampler.ts';

test('keeps the first events of each key in each minute', () => {
  const clock = manualClock();
  const sampler = createSampler({ clock, limit: 2 });
  const keep = (key: string, times: number) =>
    Array.from({ length: times }, () => sampler.keep(key)).filter(Boolean).length;
  expect(keep('a', 5)).toBe(2);
  expect(keep('b', 3)).toBe(2);
  clock.advance(60_000);
  expect(keep('a', 5)).toBe(2);
});

test('says how many it left out once their minute has ended', () => {
  const clock = manualClock();
  const sampler = createSampler({ clock, limit: 1 });
  for (let event = 0; event < 4; event += 1) sampler.keep('a');
  expect(sampler.takeOmitted()).toBe(0);
  clock.advance(60_000);
  expect(sampler.takeOmitted()).toBe(3);
  expect(sampler.takeOmitted()).toBe(0);
});

test('counts whatever exceeds its memory as one', () => {
  const sampler = createSampler({ clock: manualClock(), limit: 1 });
  const kept = Array.from({ length: 5000 }, (_, key) => sampler.keep(String(key)));
  expect(kept.filter(Boolean)).toHaveLength(1001);
});
