import { expect, test } from 'vitest';
import { createRounds } from './part-rounds.ts';

test('sends at once, then rests for longer than it took', async () => {
  const rounds = createRounds();
  const sent: string[] = [];
  const times: { begun: number; ended: number }[] = [];
  const busy = (name: string) => () => {
    sent.push(name);
    const begun = performance.now();
    while (performance.now() < begun + 20);
    times.push({ begun, ended: performance.now() });
  };
  rounds.add(busy('first'));
  expect(sent).toEqual([]);
  await expect.poll(() => sent, { interval: 1 }).toEqual(['first']);
  rounds.add(busy('second'));
  await expect.poll(() => sent, { interval: 1 }).toEqual(['first', 'second']);
  const [first, second] = times;
  expect((second?.begun ?? 0) - (first?.ended ?? 0)).toBeGreaterThan(60);
  rounds.stop();
});

test('lets other work run between its slices, and sends in the order of arrival', async () => {
  const rounds = createRounds();
  const order: (number | string)[] = [];
  for (let count = 0; count < 300; count += 1) {
    rounds.add(() => {
      order.push(count);
      if (count === 0) setImmediate(() => order.push('request'));
    });
  }
  await expect.poll(() => order.length).toBe(301);
  expect(order.indexOf('request')).toBeLessThan(300);
  const sent = order.filter((each) => each !== 'request');
  expect(sent).toEqual(Array.from({ length: 300 }, (_, index) => index));
  rounds.stop();
});
