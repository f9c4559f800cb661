import { describe, expect, test } from 'vitest';
import { ageOfBoards } from './age.ts';

const SOLVES = [
  { eventId: 10, acknowledgedAt: 1000 },
  { eventId: 20, acknowledgedAt: 5000 },
  // Acknowledged before the one with the lower id.
  { eventId: 30, acknowledgedAt: 4000 },
];

describe('ageOfBoards', () => {
  test.each([
    ['is 0 for the newest board', 30, 9000, 0],
    ['counts from the oldest solve that is missing', 9, 9000, 8000],
    ['counts from the oldest acknowledgement, not the lowest id', 10, 9000, 5000],
    ['is 0 when the missing solves were acknowledged later', 10, 3000, 0],
  ])('%s', (_, version, at, age) => {
    expect(ageOfBoards([{ at, counts: [[version, 1]] }], SOLVES)).toBe(age);
  });

  test('leaves out the worst twentieth of the clients', () => {
    const worst = (clients: number) =>
      ageOfBoards(
        [
          {
            at: 9000,
            counts: [
              [0, clients],
              [30, 100 - clients],
            ],
          },
        ],
        SOLVES,
      );
    expect(worst(5)).toBe(0);
    expect(worst(6)).toBe(8000);
  });
});
