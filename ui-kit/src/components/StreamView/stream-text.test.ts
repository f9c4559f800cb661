import { expect, test } from 'vitest';
import { isText, streamText } from './stream-text.ts';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

test.each([
  ['help\n', 'help'],
  ['Heißer Draht\r\n', 'Heißer Draht'],
  ['prompt> \u0007 and so on', 'prompt> · and so on'],
  ['', ''],
])('%j is read as text', (sent, shown) => {
  expect(streamText(bytes(sent))).toBe(shown);
});

test('shows binary data as hex', () => {
  const raw = new Uint8Array([0x41, 0x41, 0x10, 0xf0, 0x5a, 0xc2]);
  expect(isText(raw)).toBe(false);
  expect(streamText(raw)).toBe('41 41 10 f0 5a c2');
});
