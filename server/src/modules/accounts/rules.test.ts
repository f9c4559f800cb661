import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schemas } from '@halyard/sdk/operations';
import { emailKey, isEmailShaped, isUserNameAllowed, nameKey, passwordWeakness } from './rules.ts';

const unicode = fc.string({ unit: 'binary', maxLength: 20 });

describe('nameKey', () => {
  test.each([
    ['Mira', 'mira'],
    ['ＭＩＲＡ', 'mira'],
    ['e\u0301', '\u00e9'],
    ['\ufb01n', 'fin'],
    ['mi\u200bra', 'mira'],
    [' two  words ', 'two words'],
  ])('of %j is %j', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  test('of a key is the key itself, for addresses too', () => {
    fc.assert(
      fc.property(unicode, (text) => {
        expect(nameKey(nameKey(text))).toBe(nameKey(text));
        expect(emailKey(emailKey(text))).toBe(emailKey(text));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('isUserNameAllowed', () => {
  test.each([
    'mira',
    'Ünïcode',
    '漢字',
    'two words',
    "O'Neil",
    'fish\u{1f41f}',
    '\u2764\ufe0f ahoy',
  ])('takes %j', (name) => {
    expect(isUserNameAllowed(name)).toBe(true);
  });

  test.each([
    ['blank', '   '],
    ['empty', ''],
    ['only invisible', '\u3164\u3164\u3164'],
    ['an address', 'a@b.example'],
    ['a full-width at sign', 'a\uff20b'],
    ['a line break', 'a\nb'],
    ['a null character', 'a\0b'],
    ['a direction override', 'a\u202eb'],
    ['a direction isolate', 'a\u2066b'],
    ['a zero-width space', 'a\u200bb'],
    ['a zero-width joiner', 'a\u200db'],
    ['a byte order mark', '\ufeffabc'],
    ['a soft hyphen', 'a\u00adb'],
    ['a line separator', 'a\u2028b'],
    ['a braille blank', 'a\u2800b'],
    ['a lone surrogate', 'a\ud800b'],
    ['only a variation selector', '\ufe0f\ufe0f\ufe0f'],
    ['a private-use character', 'a\ue000b'],
    ['an unassigned character', 'a\u0378b'],
    ['stacked marks', 'a\u0301\u0302\u0303\u0304\u0305b'],
  ])('refuses %s', (_, name) => {
    expect(isUserNameAllowed(name)).toBe(false);
  });
});

describe('isEmailShaped', () => {
  test('takes one @ with something around it', () => {
    expect(isEmailShaped('signe@harbour.example')).toBe(true);
    expect(isEmailShaped('a@b')).toBe(true);
  });

  test.each(['', '@', 'a@', '@b', 'a@b@c', 'a b@c', 'a@b\n', 'a\u200b@b', 'a\uff20b@c', 'plain'])(
    'refuses %j',
    (email) => {
      expect(isEmailShaped(email)).toBe(false);
    },
  );

  test('compares in any case', () => {
    expect(emailKey('Signe@Harbour.Example')).toBe('signe@harbour.example');
  });
});

describe('passwordWeakness', () => {
  test.each([
    ['Ab1', 'TOO_SHORT'],
    ['', 'TOO_SHORT'],
    ['Aa1'.repeat(86), 'TOO_LONG'],
    ['abcdef', 'NO_DIGIT'],
    ['ABCDE1', 'NO_LOWER'],
    ['abcde1', 'NO_UPPER'],
    ['\u00e9\u00c9abc\u0663', 'NO_DIGIT'],
    ['Abcde1', null],
    ['Tern and Gull 7', null],
  ])('of %j is %s', (password, weakness) => {
    expect(passwordWeakness(password)).toBe(weakness);
  });

  test('bounds the length as the contract does', () => {
    const { password } = schemas.RegisterBody.shape;
    for (const length of [5, 6, 255, 256, 257, 1000]) {
      const filled = `Aa1${'x'.repeat(length - 3)}`;
      expect(passwordWeakness(filled) === null).toBe(password.safeParse(filled).success);
    }
  });
});
