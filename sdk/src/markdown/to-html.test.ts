import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { HTML_VERSION } from './html-version.ts';
import { lineToHtml, markdownToHtml } from './to-html.ts';

describe('code', () => {
  test.each([
    ['python', 'python'],
    ['C++ linenos', 'c++'],
    ['math', 'math'],
  ])('in %j has a class with its language', (info, language) => {
    expect(markdownToHtml(`\`\`\`${info}\nx\n\`\`\``)).toBe(
      `<pre><code class="language-${language}">x</code></pre>\n`,
    );
  });

  test.each(['', 'x"><script>', 'python"onclick=x', 'ü', 'x'.repeat(40)])(
    'has no class for %j',
    (info) => {
      expect(markdownToHtml(`\`\`\`${info}\n<b>\n\`\`\``)).toBe(
        '<pre><code>&#60;b&#62;</code></pre>\n',
      );
    },
  );

  test('also has it in a list in a quote', () => {
    expect(markdownToHtml('> - ```py\n>   1\n>   ```')).toContain('class="language-py"');
  });
});

describe('code that is written as HTML', () => {
  test.each([
    ['<code>`x`</code>', '<p><code>`x`</code></p>'],
    ['Run <code class="a">`id` & $b$</code>', '<p>Run <code class="a">`id` &amp; $b$</code></p>'],
    ['<code>`</code> and <CODE>`</CODE>', '<p><code>`</code> and <CODE>`</code></p>'],
    ['**<code>\\`x\\`</code>** `y`', '<p><strong><code>`x`</code></strong> <code>y</code></p>'],
    ['- <code>`x`</code>', '<ul>\n<li><code>`x`</code></li>\n</ul>'],
    ['<div><code>`x`</code></div>', '<div><code>`x`</code></div>'],
    ['<pre><code>`x`\n\n$y$</code></pre>', '<pre><code>`x`\n\n$y$</code></pre>'],
  ])('keeps its backticks and dollars: %s', (source, html) => {
    const shown = markdownToHtml(source).replaceAll('&#96;', '`').replaceAll('&#36;', '$');
    expect(shown.trim()).toBe(html);
    expect(shown).not.toContain('class="maths"');
  });

  test('does not reach over the next tag, nor over the end of its text', () => {
    expect(markdownToHtml('<code> `x`')).toContain('<code>x</code>');
    expect(markdownToHtml('<code> <code>`x`</code>')).toContain('&#96;x&#96;');
  });

  test('keeps them in one line as well', () => {
    expect(lineToHtml('<code>`x`</code>')).toBe('<code>`x`</code>');
  });
});

describe('addresses', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58alert(1)',
    '<java\tscript:alert(1)>',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ])('with another scheme are no links: %s', (address) => {
    expect(markdownToHtml(`[the **words**](${address})`).trim()).toBe(
      '<p>the <strong>words</strong></p>',
    );
    expect(markdownToHtml(`[words][1]\n\n[1]: ${address}`)).not.toContain('href');
    expect(markdownToHtml(`<${address}>`)).not.toContain('href');
  });

  test.each(['/rules', '#rules', 'a&b', '?a=1:2&b;', '//there.example', 'http://a.example/b:c'])(
    'without a scheme and of the web are: %s',
    (address) => expect(markdownToHtml(`[words](${address})`)).toContain('<a href="'),
  );

  test('of pictures may be data', () => {
    expect(markdownToHtml('![a](data:image/png;base64,AA)')).toContain('<img src="data:image/');
    expect(markdownToHtml('![a <b](javascript:x)').trim()).toBe('<p>a &#60;b</p>');
  });
});

test('has another version when the HTML of a text changes', () => {
  const source = `# One

Text *a* **b** ~~c~~ \`d\` [e](/f "g") ![h](i.png) www.example.com $j$ $$k$$ \\* <kbd>l</kbd>[^1][^2] <video src="m.mp4"></video>

> [!TIP]
> m

> n

1. o
2. p

- [x] q
- [ ] r

| s | t |
| :- | -: |
| u | v |

\`\`\`python
w
\`\`\`

$$
x
$$

---

[^1]: y
[^2]: z
`;
  const digest = createHash('sha256').update(markdownToHtml(source)).digest('base64').slice(0, 12);
  // If it changes, raise HTML_VERSION: browsers keep the HTML of posts with it.
  expect([HTML_VERSION, digest]).toEqual([3, '/Y+sFC+72oJj']);
});
