import { describe, expect, test } from 'vitest';
import { createFairQueue, type FairQueue, OverloadedError } from './fair-queue.ts';
import { networksOf } from './networks.ts';

/** An address of one /56; the first 256 are in 256 different /64s. */
const ofHome = (index: number) => `2001:db8:1:${(0x4200 + (index % 256)).toString(16)}::${index}`;
const STRANGER = '2001:db8:9::1';

/** A queue whose works run until `finish`; `order` has the addresses in the order they started. */
function heldQueue(concurrency: number, longest: number) {
  const order: string[] = [];
  const running: (() => void)[] = [];
  const queue: FairQueue = createFairQueue(concurrency, longest);
  const add = (address: string) =>
    queue(networksOf(address), () => {
      order.push(address);
      return new Promise<void>((resolve) => running.push(resolve));
    });
  const finish = async () => {
    running.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { order, add, finish };
}

describe('a fair queue', () => {
  test('serves another network next, however many works of one home are waiting', async () => {
    const { order, add, finish } = heldQueue(1, 100);
    for (let index = 0; index < 60; index += 1) void add(ofHome(index));
    await finish();
    await finish();
    void add(STRANGER);
    void add('198.51.100.9');
    await finish();
    await finish();
    expect(order.slice(-2).toSorted()).toEqual(['198.51.100.9', STRANGER].toSorted());
    expect(order).toHaveLength(5);
  });

  test('serves homes of one /48 in turn, and hosts of one home', async () => {
    const { order, add, finish } = heldQueue(1, 100);
    void add('192.0.2.1');
    for (let index = 0; index < 3; index += 1) void add(`2001:db8:1:4200::${index}`);
    void add('2001:db8:1:4201::7');
    void add('2001:db8:1:9900::7');
    for (let index = 0; index < 6; index += 1) await finish();
    expect(order).toEqual([
      '192.0.2.1',
      '2001:db8:1:4200::0',
      '2001:db8:1:9900::7',
      '2001:db8:1:4201::7',
      '2001:db8:1:4200::1',
      '2001:db8:1:4200::2',
    ]);
  });

  test('refuses works of the network that has most of them when it is full', async () => {
    const { order, add, finish } = heldQueue(1, 10);
    const refused: unknown[] = [];
    for (let index = 0; index < 40; index += 1)
      add(ofHome(index)).catch((error: unknown) => refused.push(error));
    void add(STRANGER);
    await finish();
    await finish();
    expect(order).toContain(STRANGER);
    expect(refused).toHaveLength(30);
    expect(refused.every((reason) => reason instanceof OverloadedError)).toBe(true);
  });

  test('runs a work after one that failed', async () => {
    const queue = createFairQueue(1, 10);
    const failed = queue(['a'], () => Promise.reject(new Error('broken')));
    await expect(failed).rejects.toThrow('broken');
    await expect(queue(['a'], () => Promise.resolve(7))).resolves.toBe(7);
  });
});
