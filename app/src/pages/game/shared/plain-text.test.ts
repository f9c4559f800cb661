import { expect, test } from 'vitest';
import { isPlainText } from './plain-text.ts';

test.each(['Show the dead ends.', 'Doors open at 9, bring a laptop!', '潮の表、公開！'])(
  'needs no renderer: %s',
  (line) => expect(isPlainText(line)).toBe(true),
);

test.each([
  'the *tables*',
  'the _tables_',
  '`ls`',
  '[a](/b)',
  'www.example.org',
  'https://example.org',
  'ada@crew.example',
  '$x$',
  'a &amp; b',
  '<b>',
  '~~old~~',
  'a\\b',
  'a\nb',
])('needs the renderer: %s', (line) => expect(isPlainText(line)).toBe(false));
