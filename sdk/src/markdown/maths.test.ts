import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { texOf } from './maths.ts';
import { lineToHtml, markdownToHtml } from './to-html.ts';

/** A formula as `[tex]`, or `[[tex]]` on a line of its own. */
function withTex(html: string): string {
  return html
    .replaceAll(/<span class="maths">(.*?)<\/span>/gs, (_, raw: string) => `[${texOf(raw)}]`)
    .replaceAll(
      /<span class="maths-display">(.*?)<\/span>/gs,
      (_, raw: string) => `[[${texOf(raw)}]]`,
    )
    .trim();
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
  ])('%j is maths', (source, html) => {
    expect(withTex(markdownToHtml(source))).toBe(html);
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
    expect(markdownToHtml(source)).not.toContain('maths');
  });

  test('are never block formulas inside a line', () => {
    expect(withTex(lineToHtml('so $$x$$'))).toBe('so [x]');
  });

  test('never add elements', () => {
    expect(markdownToHtml('$<b>$').trim()).toBe('<p><span class="maths">$&#60;b&#62;$</span></p>');
  });

  test('keep all text', () => {
    const alphabet = fc.constantFrom('$', 'x', '5', ' ', '{', '}', '.');
    fc.assert(
      fc.property(fc.string({ unit: alphabet, maxLength: 30 }), (middle) => {
        const source = `a${middle}z`;
        expect(lineToHtml(source).replaceAll(/<[^>]+>/g, '')).toBe(source);
      }),
    );
  });
});
