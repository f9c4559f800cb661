import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLanguage, languageNames, languages } from './languages.ts';

describe('findLanguage', () => {
  test.each([
    ['python', 'python'],
    ['py', 'python'],
    ['c++', 'cpp'],
    ['asm', 'x86asm'],
    ['html', 'xml'],
    ['solidity', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
    ['python"onclick=x', undefined],
    ['', undefined],
  ])('%j is %j', (info, name) => {
    expect(findLanguage(info)).toBe(name);
  });

  test('knows its own languages and nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (info) => {
        const found = findLanguage(info);
        expect(found === undefined || languageNames.includes(found)).toBe(true);
      }),
    );
  });

  test.each(languageNames)('%s can be loaded', async (name) => {
    expect((await languages[name].load()).default).toBeTypeOf('function');
  });
});
