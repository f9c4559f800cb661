import { expect, test } from 'vitest';
import { chordOf, type KeyPress } from './chord.ts';
import { chordKeys } from './chord-keys.ts';

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  };
}

test.each([
  ['a letter', press('f'), 'f'],
  ['a letter with caps lock', press('F'), 'f'],
  ['a capital', press('F', { shiftKey: true }), 'shift+f'],
  ['a sign behind Shift', press('?', { shiftKey: true }), '?'],
  ['a sign behind AltGr', press('[', { ctrlKey: true, altKey: true }), '['],
  ['a sign behind Option', press(']', { altKey: true }), ']'],
  ['Ctrl', press('k', { ctrlKey: true }), 'mod+k'],
  ['Cmd', press('k', { metaKey: true }), 'mod+k'],
  ['Cmd with a sign', press('/', { metaKey: true }), 'mod+/'],
  ['a Cyrillic keyboard', press('п', { code: 'KeyG' }), 'g'],
  ['a letter that is no Latin key', press('é', { code: 'Digit2' }), 'é'],
  ['Escape', press('Escape'), 'escape'],
  ['the space bar', press(' '), 'space'],
  ['a modifier alone', press('Shift', { shiftKey: true }), null],
])('%s is known', (_what, event, chord) => {
  expect(chordOf(event)).toBe(chord);
});

test.each([
  ['g c', ['g', 'c']],
  ['mod+k', ['Ctrl K']],
  ['alt+shift+x', ['Alt ⇧ X']],
  ['escape', ['esc']],
  ['+', ['+']],
  ['mod++', ['Ctrl +']],
])('%s is shown as %o', (chord, keys) => {
  expect(chordKeys(chord, false)).toEqual(keys);
});

test('a Mac has its own key', () => {
  expect(chordKeys('mod+k', true)).toEqual(['⌘ K']);
});
