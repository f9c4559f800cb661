import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatInviteCode,
  isTeamNameAllowed,
  newInviteToken,
  parseInviteCode,
  teamBio,
} from './rules.ts';

const token = '5f0c2d1e9a7b4c3d8e6f0a1b2c3d4e5f';

describe('invite codes', () => {
  test('are name, id and token', () => {
    expect(formatInviteCode({ name: 'Long Splice', id: 42, token })).toBe(
      `Long Splice:42:${token}`,
    );
  });

  test('parse back whatever the name holds', () => {
    const ids = fc.integer({ min: 1, max: 2_147_483_647 });
    const names = fc.oneof(fc.string(), fc.constant(`a:7:${token}`), fc.constant('\n:'));
    fc.assert(
      fc.property(names, ids, (name, id) => {
        const fresh = newInviteToken();
        const code = formatInviteCode({ name, id, token: fresh });
        expect(parseInviteCode(code)).toEqual({ teamId: id, token: fresh });
      }),
    );
  });

  test.each([
    ['something behind the token', `a:1:${token}x`],
    ['a line break behind the token', `a:1:${token}\n`],
    ['an upper-case token', `a:1:${token.toUpperCase()}`],
    ['a short token', `a:1:${token.slice(1)}`],
    ['no id', `a::${token}`],
    ['id zero', `a:0:${token}`],
    ['an id that is too large', `a:2147483648:${token}`],
    ['a negative id', `a:-1:${token}`],
    ['no name and no separator', `1:${token}`],
    ['nothing', ''],
  ])('do not parse with %s', (_, code) => {
    expect(parseInviteCode(code)).toBeNull();
  });
});

describe('isTeamNameAllowed', () => {
  test('takes any visible name', () => {
    for (const name of ['Long Splice', 'a:b', 'me@sea', '船', 'x']) {
      expect(isTeamNameAllowed(name)).toBe(true);
    }
  });

  test('refuses the blank, the invisible and the reversed', () => {
    for (const name of ['', ' ', '\u200b', 'a\u202eb', 'a\tb', 'a\u0000']) {
      expect(isTeamNameAllowed(name)).toBe(false);
    }
  });
});

describe('teamBio', () => {
  test.each([null, '', ' ', '\t \u00a0\u3000'])('is null for %j', (text) => {
    expect(teamBio(text)).toBeNull();
  });

  test('keeps the spaces around a text', () => {
    expect(teamBio(' Two ropes. ')).toBe(' Two ropes. ');
  });
});
