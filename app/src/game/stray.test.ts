import { expect, test } from 'vitest';
import { markStray, strayIn } from './stray.ts';

test.each([
  ['plain', 'flag{rope}'],
  ['with a space inside', 'flag{a rope}'],
  ['in another script', 'flag{пеньковый 縄　ロープ}'],
  ['with emoji of several characters', 'flag{👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☺︎ 1️⃣}'],
  ['with a joiner that its script needs', 'flag{می‌خواهم}'],
  ['empty', ''],
])('a flag %s has no stray characters', (_, flag) => {
  expect(strayIn(flag)).toBeNull();
});

test.each([
  ['a space before it', ' flag{x}', 'flag{x}', true, []],
  ['an ideographic space after it', 'flag{x}\u3000', 'flag{x}', true, []],
  ['a zero-width space', 'flag{\u200Bx}', 'flag{x}', false, ['U+200B ZERO WIDTH SPACE']],
  ['a byte order mark', '\uFEFFflag{x}', 'flag{x}', false, ['U+FEFF ZERO WIDTH NO-BREAK SPACE']],
  ['a no-break space inside', 'flag{a\u00A0b}', 'flag{a b}', false, ['U+00A0 NO-BREAK SPACE']],
  ['a tab after it', 'flag{x}\t', 'flag{x}', true, ['U+0009 TAB']],
  [
    'a joiner between Latin letters',
    'flag{a\u200Db}',
    'flag{ab}',
    false,
    ['U+200D ZERO WIDTH JOINER'],
  ],
  ['a character without a name here', 'flag{x\u2066}', 'flag{x}', false, ['U+2066']],
  ['a tag', 'flag{x\u{E0041}}', 'flag{x}', false, ['U+E0041']],
  [
    'several characters, each named once',
    ' \u200Bflag{\u200B\u2060x}',
    'flag{x}',
    true,
    ['U+200B ZERO WIDTH SPACE', 'U+2060 WORD JOINER'],
  ],
  ['nothing that is visible', '\u200B', '', false, ['U+200B ZERO WIDTH SPACE']],
])('%s', (_, flag, tidied, hasSpacesAround, invisible) => {
  expect(strayIn(flag)).toStrictEqual({ tidied, hasSpacesAround, invisible });
});

test.each([
  ['flag{a rope}', 'flag{a rope}'],
  ['flag{縄　ロープ ❤️}', 'flag{縄　ロープ ❤️}'],
  ['  flag{x}\u3000', '␣␣flag{x}␣'],
  ['flag{\u200Bx\u2066}', 'flag{⟨U+200B ZERO WIDTH SPACE⟩x⟨U+2066⟩}'],
])('%j in a list is %s', (flag, shown) => {
  expect(markStray(flag)).toBe(shown);
});
