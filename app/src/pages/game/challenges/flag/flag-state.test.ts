import type { Attempt } from '@halyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { attemptsLeft, flagState, type FlagSituation, wrongBefore } from './flag-state.ts';

const calm: FlagSituation = {
  text: 'flag{rope}',
  hasStray: false,
  isAsking: false,
  isChecking: false,
  verdict: null,
  isSolved: false,
  isClosed: false,
  limit: 20,
  attempts: 2,
  isOnline: true,
  isKept: false,
  secondsToWait: 0,
};
const sent = (id: number, answer: string, more: Partial<Attempt> = {}): Attempt => ({
  id,
  answer,
  status: 'WrongAnswer',
  time: id,
  user: 'marlow',
  ...more,
});

describe('the flag field', () => {
  test('is ready', () => {
    expect(flagState(calm)).toBe('idle');
  });

  test('is wrong until the text changes', () => {
    const wrong = { ...calm, verdict: { kind: 'wrong', flag: 'flag{rope}' } } as const;
    expect(flagState(wrong)).toBe('wrong');
    expect(flagState({ ...wrong, text: 'flag{ropes}' })).toBe('idle');
  });

  test('waits out a limit and opens again by itself', () => {
    const limited = { ...calm, verdict: { kind: 'limited', until: 1500 } } as const;
    expect(flagState({ ...limited, secondsToWait: 1 })).toBe('limited');
    expect(flagState(limited)).toBe('idle');
  });

  test('has no attempts left', () => {
    expect(flagState({ ...calm, attempts: 20 })).toBe('exhausted');
    expect(flagState({ ...calm, limit: 0, attempts: 20 })).toBe('idle');
  });

  test('keeps showing the check of the last attempt', () => {
    expect(flagState({ ...calm, attempts: 20, isChecking: true })).toBe('checking');
  });

  test('is solved whatever else holds', () => {
    const shut = { ...calm, isSolved: true, isClosed: true, attempts: 20, isOnline: false };
    expect(flagState(shut)).toBe('solved');
    expect(flagState({ ...shut, verdict: { kind: 'accepted' } })).toBe('accepted');
  });

  test('is closed', () => {
    expect(flagState({ ...calm, isClosed: true })).toBe('closed');
  });

  test('keeps what cannot be sent', () => {
    expect(flagState({ ...calm, isOnline: false })).toBe('offline');
    expect(flagState({ ...calm, isKept: true })).toBe('offline');
    expect(flagState({ ...calm, verdict: { kind: 'unreachable', sentAfter: 0 } })).toBe('offline');
  });

  test('warns of stray characters, and asks also where the flag would only be kept', () => {
    expect(flagState({ ...calm, hasStray: true })).toBe('odd');
    expect(flagState({ ...calm, hasStray: true, isOnline: false })).toBe('offline');
    expect(flagState({ ...calm, hasStray: true, isAsking: true, isOnline: false })).toBe('odd');
  });

  test('says that a flag was wrong, also one with stray characters', () => {
    const verdict = { kind: 'wrong', flag: 'flag{rope}' } as const;
    expect(flagState({ ...calm, hasStray: true, verdict })).toBe('wrong');
  });
});

test('attempts are counted down to none', () => {
  expect(attemptsLeft({ limit: 0, attempts: 9 })).toBeNull();
  expect(attemptsLeft({ limit: 3, attempts: 5 })).toBe(0);
});

test('only a wrong flag of the same letters was wrong before', () => {
  const tries = [sent(2, 'flag{a}', { status: 'Accepted' }), sent(1, 'flag{b}')];
  expect(wrongBefore(tries, 'flag{b}')?.id).toBe(1);
  expect(wrongBefore(tries, 'flag{a}')).toBeUndefined();
  expect(wrongBefore(tries, 'FLAG{b}')).toBeUndefined();
});
