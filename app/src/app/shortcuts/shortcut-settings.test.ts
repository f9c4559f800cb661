import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chordFor, keyChoice, setKeyChoice } from './shortcut-settings.ts';
import { SHORTCUT_IDS, SHORTCUTS } from './shortcuts.ts';

const store = (text: string) => localStorage.setItem('halyard-keys', text);

test.each([
  '{"chords":null}',
  '{"chords":[]}',
  '{"chords":"flag"}',
  '{"chords":{"flag":null}}',
  '{"chords":{"flag":7,"palette":{}}}',
  '{"chords":{"flag":""}}',
  '{"chords":{"flag":"a b c"}}',
  '{"chords":{"__proto__":"x","nothing":"y"}}',
  '{"single":"no"}',
  'null',
  '[]',
  '7',
  '"keys"',
  'no json',
  '',
])('a stored %s leaves the keys as they were at first', (text) => {
  store(text);
  expect(keyChoice()).toEqual({ chords: {}, single: true });
  for (const id of SHORTCUT_IDS) expect(chordFor(id)).toBe(SHORTCUTS[id].chord);
});

test('of a choice that is broken in part the rest holds', () => {
  store('{"chords":{"flag":"x","home":null,"games":"g x"},"single":false}');
  expect(keyChoice()).toEqual({ chords: { flag: 'x', games: 'g x' }, single: false });
});

test('whatever is stored, every shortcut has keys that can be shown', () => {
  const chords = fc.dictionary(fc.constantFrom(...SHORTCUT_IDS), fc.jsonValue());
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.record({ chords, single: fc.jsonValue() })),
      (value) => {
        store(JSON.stringify(value));
        expect(typeof keyChoice().single).toBe('boolean');
        for (const id of SHORTCUT_IDS) expect(chordFor(id)).toMatch(/^\S+( \S+)?$/);
      },
    ),
  );
});

test('a choice is read as it was kept', () => {
  const choice = { chords: { flag: 'x', palette: 'mod+shift+p' }, single: false };
  setKeyChoice(choice);
  expect(keyChoice()).toEqual(choice);
});
