import { expect, test } from 'vitest';
import { markdownToHtml } from './to-html.ts';

const html = (source: string) => markdownToHtml(source).trim();

test('reads each kind of alert, in any case', () => {
  for (const kind of ['NOTE', 'tip', 'Important', 'WARNING', 'CAUTION']) {
    expect(html(`> [!${kind}]\n> Mind the **tide**.`)).toBe(
      `<blockquote class="alert-${kind.toLowerCase()}"><p>Mind the <strong>tide</strong>.</p>\n</blockquote>`,
    );
  }
});

test('keeps the blocks that follow, and needs no text', () => {
  expect(html('> [!NOTE]\n> One.\n>\n> - two')).toContain('<li>two</li>');
  expect(html('> [!NOTE]')).toBe('<blockquote class="alert-note"></blockquote>');
});

test('leaves quotes alone that only look like one', () => {
  for (const source of [
    '> [!NOTE] on one line',
    '> [!OTHER]\n> x',
    '> text\n> [!NOTE]',
    '> `[!NOTE]`',
  ]) {
    expect(html(source)).not.toContain('alert-');
  }
});
