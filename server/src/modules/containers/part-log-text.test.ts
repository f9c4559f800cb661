import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLog, lastLines } from './part-log-text.ts';

describe('cleanLog', () => {
  test.each([
    ['\u001B[31mred\u001B[0m', 'red'],
    ['\u001B]0;a title\u0007after', 'after'],
    ['\u001B]8;;https://evil.example\u001B\\link\u001B]8;;\u001B\\', 'link'],
    ['one\r\ntwo\rthree\n', 'one\ntwothree\n'],
    ['bell\u0007 NUL\u0000 C1\u009B', 'bell NUL C1'],
    ['a\u202Eb\u2066c', 'abc'],
    ['tab\tstays, so do é and 舟', 'tab\tstays, so do é and 舟'],
  ])('makes %j to %j', (text, clean) => {
    expect(cleanLog(text)).toBe(clean);
  });

  test('leaves no control character of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x20ff)), (codes) => {
        const text = String.fromCodePoint(...codes);
        // oxlint-disable-next-line no-control-regex -- they are what must not be there
        expect(cleanLog(text)).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/);
      }),
    );
  });
});

test('lastLines keeps the end', () => {
  expect(lastLines('one\ntwo\nthree\n', 2)).toBe('two\nthree\n');
  expect(lastLines('one\ntwo\nthree', 2)).toBe('two\nthree');
  expect(lastLines('', 2)).toBe('');
});
