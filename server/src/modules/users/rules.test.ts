import { describe, expect, test } from 'vitest';
import { passwordWeakness } from '../accounts/rules.ts';
import { applyUserPatch, endsSessions, newPassword, type UserFields } from './rules.ts';

const user: UserFields = {
  userName: 'deckhand',
  email: 'deckhand@harbour.example',
  emailConfirmed: true,
  role: 'Monitor',
  bio: 'Ties knots.',
  phone: '+49 40 1234',
  realName: 'Odd Lie',
  stdNumber: '7',
};

describe('newPassword', () => {
  test('has 16 characters, strong enough, and begins with a letter', () => {
    const made = Array.from({ length: 200 }, newPassword);
    expect(new Set(made).size).toBe(200);
    expect(made.filter((password) => !/^[a-z][\w+*-]{15}$/.test(password))).toEqual([]);
    expect(made.filter((password) => passwordWeakness(password) !== null)).toEqual([]);
    expect(made.every((password) => /[-_+*]/.test(password))).toBe(true);
  });
});

describe('applyUserPatch', () => {
  test('keeps what is missing or null and clears what is empty', () => {
    expect(applyUserPatch(user, { bio: null })).toEqual(user);
    expect(applyUserPatch(user, { bio: '', phone: '' })).toEqual({ ...user, bio: '', phone: null });
  });

  test('takes the confirmation from a new address unless told otherwise', () => {
    const email = 'new@harbour.example';
    expect(applyUserPatch(user, { email }).emailConfirmed).toBe(false);
    expect(applyUserPatch(user, { email, emailConfirmed: true }).emailConfirmed).toBe(true);
    expect(applyUserPatch(user, { email: user.email }).emailConfirmed).toBe(true);
  });
});

describe('endsSessions', () => {
  test.each<[string, Partial<UserFields>, boolean]>([
    ['another name', { userName: 'bosun' }, true],
    ['another address', { email: 'b@harbour.example' }, true],
    ['no confirmation', { emailConfirmed: false }, true],
    ['a lower role', { role: 'User' }, true],
    ['a ban', { role: 'Banned' }, true],
    ['a higher role', { role: 'Admin' }, false],
    ['another bio', { bio: '' }, false],
  ])('with %s', (_case, change, ends) => {
    expect(endsSessions(user, { ...user, ...change })).toBe(ends);
  });
});
