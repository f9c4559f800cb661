import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { needsOf, readMarkdown, writeHtml } from './render.ts';

/** Renders a text with formulas as `[tex]`, or `[[tex]]` on their own line. */
function shown(source: string, inline = false) {
  return writeHtml(
    readMarkdown(source, inline),
    { maths: ({ tex, display }) => (display ? `[[${tex}]]` : `[${tex}]`) },
    inline,
  ).trim();
}

function needsMaths(source: string) {
  return needsOf(readMarkdown(source, false)).maths;
}

describe('dollars', () => {
  test.each([
    ['$x$', '<p>[x]</p>'],
    ['let $a_1 + a_2$, $b*c*d$.', '<p>let [a_1 + a_2], [b*c*d].</p>'],
    ['**$x$** ($y$)', '<p><strong>[x]</strong> ([y])</p>'],
    ['令$x$为', '<p>令[x]为</p>'],
    ['$\\$5$', '<p>[\\$5]</p>'],
    ['the $`i`$th', '<p>the [i]th</p>'],
    ['so $$x$$ it is', '<p>so [[x]] it is</p>'],
    ['$$\nx\n$$', '<p>[[x]]</p>'],
    ['that\n$$ x $$\nis', '<p>that</p>\n<p>[[x]]</p><p>is</p>'],
    ['```math\nx\n```', '<p>[[x]]</p>'],
  ])('%j is maths', (source, html) => {
    expect(shown(source)).toBe(html);
    expect(needsMaths(source)).toBe(true);
  });

  test.each([
    'from $5 to $10',
    '$5-$10, US$5 and 5$',
    '5$ or 10$',
    '$ x $',
    '\\$x\\$',
    '$HOME and $PATH',
    '$HOME/$PATH',
    'flag{$x$}',
    '`flag{$x$}`',
    '```\n$x$\n$$y$$\n```',
    '    $x$',
    '[there](https://example.org/$x$)',
    '$$',
    '$$$',
    '$a\n\nb$',
    '$$\n\nnot closed',
    '$$\na\n\nb\n$$',
    'https://example.org/?$x$=1',
  ])('%j is not maths', (source) => {
    expect(needsMaths(source)).toBe(false);
  });

  test('are never block formulas inside a line', () => {
    expect(shown('so $$x$$', true)).toBe('so [x]');
  });

  test('with an invalid formula are shown as written', () => {
    const html = writeHtml(readMarkdown('$<b>$', false), { maths: () => undefined }, false);
    expect(html.trim()).toBe('<p>$&#60;b&#62;$</p>');
  });

  test('keep all text while the maths library is not loaded', () => {
    const alphabet = fc.constantFrom('$', 'x', '5', ' ', '{', '}', '.');
    fc.assert(
      fc.property(fc.string({ unit: alphabet, maxLength: 30 }), (middle) => {
        const source = `a${middle}z`;
        const html = writeHtml(readMarkdown(source, true), {}, true);
        expect(html).toBe(source);
      }),
    );
  });
});
