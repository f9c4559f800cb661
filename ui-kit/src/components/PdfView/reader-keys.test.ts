import { describe, expect, test } from 'vitest';
import { readerAction } from './reader-keys.ts';

function press(key: string, more: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {}) {
  return {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  };
}

describe('keys of the PDF reader', () => {
  test('takes the browser’s find, in a field too', () => {
    expect(readerAction(press('f', { ctrlKey: true }), true, false)).toBe('find');
    expect(readerAction(press('F', { metaKey: true }), false, false)).toBe('find');
  });

  test('leaves letters and signs to the field they are typed into', () => {
    for (const key of ['f', '+', '-', '0', 'ArrowRight'])
      expect(readerAction(press(key), true, false)).toBeUndefined();
  });

  test('leaves the browser its own zoom', () => {
    expect(readerAction(press('+', { ctrlKey: true }), false, false)).toBeUndefined();
  });

  test('turns pages, where arrows do not scroll', () => {
    expect(readerAction(press('ArrowRight'), false, false)).toBe('next');
    expect(readerAction(press('ArrowLeft'), false, false)).toBe('previous');
    expect(readerAction(press('ArrowRight'), false, true)).toBeUndefined();
  });
});
