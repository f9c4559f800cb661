import { expect, test } from 'vitest';
import { createRecentVerdicts } from './recent-verdicts.ts';

const sought = { submissionId: 1, gameId: 2, challengeId: 3, userId: 'one' };

test('finds a verdict for whoever sent the flag, where it was sent', () => {
  const verdicts = createRecentVerdicts();
  verdicts.keep(sought, 'Accepted');
  expect(verdicts.find(sought)).toBe('Accepted');
  expect(verdicts.find({ ...sought, userId: 'other' })).toBeUndefined();
  expect(verdicts.find({ ...sought, challengeId: 4 })).toBeUndefined();
  expect(verdicts.find({ ...sought, gameId: 4 })).toBeUndefined();
  expect(verdicts.find({ ...sought, submissionId: 4 })).toBeUndefined();
});

test('keeps the last ones', () => {
  const verdicts = createRecentVerdicts(2);
  const ids = [1, 2, 3];
  for (const submissionId of ids) verdicts.keep({ ...sought, submissionId }, 'WrongAnswer');
  expect(ids.map((submissionId) => verdicts.find({ ...sought, submissionId }))).toEqual([
    undefined,
    'WrongAnswer',
    'WrongAnswer',
  ]);
});
