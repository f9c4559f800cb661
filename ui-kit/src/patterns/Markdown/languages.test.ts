import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLanguage, languageNames, languages } from './languages.ts';
import { needsOf, readMarkdown, writeHtml } from './render.ts';

function languagesOf(source: string) {
  return [...needsOf(readMarkdown(source, false)).languages];
}

describe('findLanguage', () => {
  test.each([
    ['python', 'python'],
    ['PY', 'python'],
    [' c++ linenos', 'cpp'],
    ['asm', 'x86asm'],
    ['html', 'xml'],
    ['solidity', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
    ['python"onclick=x', undefined],
    ['', undefined],
    [undefined, undefined],
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

describe('a text', () => {
  test('needs the languages of its fences, also nested ones', () => {
    expect(languagesOf('> - ```py\n>   1\n>   ```\n\n```parrot\n1\n```\n\n```go\n1\n```')).toEqual([
      'python',
      'go',
    ]);
    expect(languagesOf('`python` and\n\n    python\n')).toEqual([]);
  });

  test('does not let fences add HTML', () => {
    const html = writeHtml(readMarkdown('```x"><script>\n<b>\n```', false), {}, false);
    expect(html).toBe('<pre><code>&#60;b&#62;</code></pre>\n');
  });
});
