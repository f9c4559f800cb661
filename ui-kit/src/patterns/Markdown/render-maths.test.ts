import { describe, expect, test } from 'vitest';
import { renderMaths } from './render-maths.ts';

function render(tex: string) {
  return renderMaths({ tex, display: false });
}

describe('renderMaths', () => {
  test('keeps only text in operators, as HTML requires', () => {
    for (const tex of ['a \\bmod n', '\\mathbin{a+b} c', '\\mathrel{\\mathbin{a+b}}', 'a + b']) {
      const html = render(tex) ?? '';
      expect(html).not.toMatch(/<mo(?: [^>]*)?><[^/]/);
      expect(html.split('<mrow>').length).toBe(html.split('</mrow>').length);
      expect(html.match(/<mo[ >]/g)?.length).toBe(html.match(/<\/mo>/g)?.length);
    }
  });

  test.each(['\\frac{1', '}', '\\nothing', '\\def\\a{\\a\\a}\\a'])('%j is not valid', (tex) => {
    expect(render(tex)).toBeUndefined();
  });

  test('has no links, requests or styles', () => {
    for (const tex of [
      '\\href{javascript:x}{y}',
      '\\url{https://evil.example}',
      '\\includegraphics{https://evil.example/x.png}',
      '\\htmlStyle{position:fixed}{x}',
      '\\text{<img src=x>}',
    ]) {
      expect(render(tex) ?? '').not.toMatch(/<(?:a|img|mglyph)\b|<[^>]*\s(?:href|src|style)=/);
    }
  });

  test('does not see definitions of an earlier formula', () => {
    expect(render('\\gdef\\mine{x}\\mine')).toBeDefined();
    expect(render('\\mine')).toBeUndefined();
  });
});
