import { describe, expect, test } from 'vitest';
import { markdownToHtml } from './to-html.ts';

const html = markdownToHtml;
const list = (source: string) => /<ol class="footnotes">.*/s.exec(html(source))?.[0] ?? '';
const reference = (number: number) => `<sup class="footnote-reference">${number}</sup>`;

describe('footnotes', () => {
  test('are numbered in the order of the references, whatever their names', () => {
    const text = html('One[^b], two[^a], again[^b].\n\n[^a]: A.\n[^b]: B with **bold**.');
    expect(text).toContain(`One${reference(1)}, two${reference(2)}, again${reference(1)}.`);
    expect(text).toContain('<li><p>B with <strong>bold</strong>.</p>\n</li><li><p>A.</p>\n</li>');
  });

  test('may have several paragraphs and refer to each other', () => {
    const source = 'One[^1].\n\n[^1]: First.\n\n    Second[^2].\n\n[^2]: Other.\n\nAfter.';
    expect(list(source).match(/<p>/g)).toHaveLength(3);
    expect(html(source)).toContain('<p>After.</p>');
  });

  test('that nothing refers to are left out, and references to none stay as written', () => {
    expect(html('One[^x<].\n\n[^1]: Unused.')).not.toMatch(/Unused|footnote/);
    expect(html('One[^x<].')).toContain('[^x&#60;]');
  });

  test('end where the next one or another paragraph begins', () => {
    expect(html('A[^1].\n\n[^1]: One\nstill one.\n\nNot one.')).toMatch(
      /<p>Not one\.<\/p>[^]*still one/,
    );
  });

  test('are no links, code or headings in disguise', () => {
    expect(html('`[^1]`\n\n[^1]: One.')).toContain('<code>[^1]</code>');
    expect(html('[^1]: Only a definition.')).toBe('');
  });

  test('cost linear time', () => {
    const start = performance.now();
    html(`${'[^a]: x\n  y\n\n'.repeat(2000)}${'[^a'.repeat(5000)}`);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
