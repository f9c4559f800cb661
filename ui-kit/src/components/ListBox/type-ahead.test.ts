import { describe, expect, test } from 'vitest';
import { listStep, typeAhead } from './type-ahead.ts';

const teams = ['tern.team', 'nullbyte', 'Bilge Rats', 'Tidal Lock', 'Équipe Bleue', 'Tidewrack'];

describe('typeAhead', () => {
  test.each([
    [-1, 't', 0],
    [0, 't', 3],
    [3, 'tid', 3],
    [3, 'tide', 5],
    [3, 'tt', 5],
    [5, 't', 0],
    [0, 'eq', 4],
    [0, 'x', -1],
    [0, '', -1],
  ])('from %d typing %s leads to %d', (present, typed, index) => {
    expect(typeAhead(teams, present, typed)).toBe(index);
  });
});

describe('listStep', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 5],
    ['ArrowDown', 5, 5],
    ['Home', 4, 0],
    ['End', 0, 5],
    ['PageDown', 0, 5],
    ['a', 0, undefined],
  ] as const)('%s at %d leads to %s', (key, present, index) => {
    expect(listStep(key, present, 6)).toBe(index);
  });
});
