import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterDecision, stepThrough } from './review-keys.ts';

const ids = ['a', 'b', 'c'];

describe('stepThrough', () => {
  test('stays at the edges', () => {
    expect(stepThrough(ids, 'c', 1)).toBe('c');
    expect(stepThrough(ids, 'a', -1)).toBe('a');
  });

  test('starts at an end if no team is open, or the open one is no longer in the queue', () => {
    expect(stepThrough(ids, undefined, 1)).toBe('a');
    expect(stepThrough(ids, 'gone', -1)).toBe('c');
    expect(stepThrough([], undefined, 1)).toBeUndefined();
  });
});

describe('afterDecision', () => {
  test('opens the next team, at the end the previous one, none if it was the only one', () => {
    expect(afterDecision(ids, 'b')).toBe('c');
    expect(afterDecision(ids, 'c')).toBe('b');
    expect(afterDecision(['a'], 'a')).toBeUndefined();
  });

  test('never opens the team that was decided', () => {
    const queues = fc.uniqueArray(fc.string(), { minLength: 1 });
    fc.assert(
      fc.property(queues, fc.nat(), (queue, at) => {
        const decided = queue[at % queue.length] ?? '';
        expect(afterDecision(queue, decided)).not.toBe(decided);
      }),
    );
  });
});
