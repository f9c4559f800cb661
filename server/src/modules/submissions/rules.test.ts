import { ALL_PERMISSIONS, PERMISSION } from '@halyard/sdk/rules';
import { describe, expect, test } from 'vitest';
import { judge, maskResultForPlayer, submitRefusal } from './rules.ts';
import type { JudgeInput, SubmitInput } from './rules.ts';

const challenge = { deadline: 2000, submissionLimit: 3 };
const allowed: SubmitInput = {
  now: 1500,
  practiceMode: false,
  challenge,
  permissions: ALL_PERMISSIONS,
  attempts: 0,
};

describe('submitRefusal', () => {
  test('lets a team answer up to the deadline', () => {
    expect(submitRefusal(allowed)).toBeNull();
    expect(submitRefusal({ ...allowed, now: 2000 })).toBeNull();
    expect(submitRefusal({ ...allowed, now: 2001 })).toBe('CHALLENGE_CLOSED');
    expect(submitRefusal({ ...allowed, now: 2001, practiceMode: true })).toBeNull();
    const openEnded = { ...challenge, deadline: null };
    expect(submitRefusal({ ...allowed, now: 9e12, challenge: openEnded })).toBeNull();
  });

  test('asks for both permissions', () => {
    for (const name of ['viewChallenge', 'submitFlags'] as const) {
      const permissions = ALL_PERMISSIONS & ~PERMISSION[name];
      expect(submitRefusal({ ...allowed, permissions, attempts: 9 })).toBe('SUBMIT_NOT_ALLOWED');
    }
  });

  test('counts the attempts', () => {
    expect(submitRefusal({ ...allowed, attempts: 2 })).toBeNull();
    expect(submitRefusal({ ...allowed, attempts: 3 })).toBe('ATTEMPTS_EXHAUSTED');
    const unlimited = { ...challenge, submissionLimit: 0 };
    expect(submitRefusal({ ...allowed, challenge: unlimited, attempts: 999 })).toBeNull();
  });
});

describe('judge', () => {
  const dynamic: JudgeInput = {
    type: 'DynamicContainer',
    flags: ['flag{ours}'],
    foreignFlags: [
      { participationId: 7, flag: 'flag{theirs}' },
      { participationId: 8, flag: 'flag{ours}' },
    ],
    answer: 'flag{ours}',
  };

  test('accepts any flag of a static challenge', () => {
    const flags = ['flag{a}', 'flag{b}'];
    for (const type of ['StaticAttachment', 'StaticContainer'] as const) {
      expect(judge({ ...dynamic, type, flags, answer: 'flag{b}' }).result).toBe('Accepted');
      expect(judge({ ...dynamic, type, flags, answer: 'flag{c}' }).result).toBe('WrongAnswer');
    }
  });

  test("accepts a dynamic flag that is the team's own, whoever else has it", () => {
    expect(judge(dynamic)).toEqual({ result: 'Accepted' });
  });

  test('compares by case and without trimming', () => {
    expect(judge({ ...dynamic, answer: 'FLAG{ours}' })).toEqual({ result: 'WrongAnswer' });
    expect(judge({ ...dynamic, answer: 'flag{ours} ' })).toEqual({ result: 'WrongAnswer' });
  });

  test('names the owner of a flag issued to another team', () => {
    for (const type of ['DynamicContainer', 'DynamicAttachment'] as const) {
      expect(judge({ ...dynamic, type, answer: 'flag{theirs}' })).toEqual({
        result: 'CheatDetected',
        ownerId: 7,
      });
    }
  });

  test('never suspects anyone over a static challenge', () => {
    expect(judge({ ...dynamic, type: 'StaticContainer', answer: 'flag{theirs}' })).toEqual({
      result: 'WrongAnswer',
    });
  });

  test('refuses every answer while the team has no flag', () => {
    expect(judge({ ...dynamic, flags: [], foreignFlags: [] })).toEqual({ result: 'WrongAnswer' });
    expect(judge({ ...dynamic, flags: [] })).toEqual({ result: 'CheatDetected', ownerId: 8 });
  });
});

describe('maskResultForPlayer', () => {
  test('shows a detected cheat as a wrong answer and the rest as it is', () => {
    expect(maskResultForPlayer('CheatDetected')).toBe('WrongAnswer');
    for (const result of ['FlagSubmitted', 'Accepted', 'WrongAnswer', 'NotFound'] as const) {
      expect(maskResultForPlayer(result)).toBe(result);
    }
  });
});
