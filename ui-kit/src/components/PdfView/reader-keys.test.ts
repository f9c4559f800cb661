import { describe, expect, it } from 'vitest';
import { readerAction } from './reader-keys.ts';

const press = (
  key: string,
  more: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('keys of the PDF reader', () => {
  it('takes the browser’s find, in a field too', () => {
    expect(readerAction(press('f', { ctrlKey: true }), true, 'ArrowRight')).toBe('find');
    expect(readerAction(press('F', { metaKey: true }), false, 'ArrowRight')).toBe('find');
  });

  it('leaves letters and signs to the field they are typed into', () => {
    for (const key of ['f', '+', '-', '0', 'ArrowRight'])
      expect(readerAction(press(key), true, 'ArrowRight')).toBeUndefined();
  });

  it('leaves the browser its own zoom', () => {
    expect(readerAction(press('+', { ctrlKey: true }), false, 'ArrowRight')).toBeUndefined();
  });

  it('turns pages in the direction of reading, and not where arrows scroll', () => {
    expect(readerAction(press('ArrowRight'), false, 'ArrowRight')).toBe('next');
    expect(readerAction(press('ArrowRight'), false, 'ArrowLeft')).toBe('previous');
    expect(readerAction(press('ArrowRight'), false, undefined)).toBeUndefined();
  });
});
