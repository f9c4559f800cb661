import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insertToken, splitTemplate } from './insert-token.ts';

const hash = { token: '[HASH]', meaning: 'a hash' };
const leet = { token: '[LEET]', meaning: 'letters as digits', prefix: true };

describe('insertToken', () => {
  test('replaces the selection', () => {
    expect(insertToken('flag{here}', hash, 5, 9)).toEqual({ text: 'flag{[HASH]}', caret: 11 });
  });

  test('puts a prefix at the start, once', () => {
    expect(insertToken('flag{a}', leet, 3, 3)).toEqual({ text: '[LEET]flag{a}', caret: 9 });
    expect(insertToken('[LEET]flag{a}', leet, 3, 3).text).toBe('[LEET]flag{a}');
  });
});

describe('splitTemplate', () => {
  test('finds tokens, a prefix only at the start', () => {
    expect(splitTemplate('[LEET]a[HASH][LEET]', [hash, leet])).toEqual([
      { text: '[LEET]', isToken: true },
      { text: 'a', isToken: false },
      { text: '[HASH]', isToken: true },
      { text: '[LEET]', isToken: false },
    ]);
  });

  test('loses no character', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('[HASH]', '[LEET]'));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        const pieces = splitTemplate(text, [hash, leet]);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});
