import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertPlaceholders, placeholder, replaced, settlePlaceholder } from './insert-image.ts';

function inserted(text: string, start: number, marks: readonly string[]): string {
  return replaced(text, insertPlaceholders({ text, start, end: start }, marks));
}

function settle(text: string, name: string, url: string | null): string {
  const replacement = settlePlaceholder(text, { name, id: 7 }, url);
  return replacement ? replaced(text, replacement) : text;
}

test('pictures are on separate lines', () => {
  expect(inserted('one two', 3, ['![a](upload:1)', '![b](upload:2)'])).toBe(
    'one\n![a](upload:1)\n![b](upload:2)\n two',
  );
  expect(inserted('', 0, ['![a](upload:1)'])).toBe('![a](upload:1)');
});

test('a picture that arrives takes its place, whatever is in its name', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.constantFrom('/a.png', 'https://ctf.example/$1.png', 'https://$&.example/'),
      (text, name, url) => {
        const settled = settle(text + placeholder(name, 7), name, url);
        expect(settled.startsWith(text)).toBe(true);
        expect(settled).toContain(`](${url})`);
        expect(settled).not.toContain('upload:7');
      },
    ),
  );
});

test('a picture that fails leaves nothing behind', () => {
  const text = `before\n${placeholder('rope.png', 7)}\nafter`;
  expect(settle(text, 'rope.png', null)).toBe('before\nafter');
});

test('a picture that was deleted meanwhile does not come back', () => {
  expect(settle('other text', 'rope.png', '/a.png')).toBe('other text');
});
