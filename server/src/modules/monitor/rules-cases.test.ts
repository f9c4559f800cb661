import { CHEAT_CASE_STATES } from '@halyard/sdk/rules';
import { expect, test } from 'vitest';
import { needsReason, pairOf } from './rules-cases.ts';

test('a pair has the smaller id first, whoever is named first', () => {
  expect(pairOf(290, 318)).toEqual([290, 318]);
  expect(pairOf(318, 290)).toEqual([290, 318]);
  expect(pairOf(9, 10)).toEqual([9, 10]);
});

test('verdicts need a reason, and nothing else does', () => {
  expect(CHEAT_CASE_STATES.filter(needsReason)).toEqual(['Dismissed', 'Confirmed']);
});
