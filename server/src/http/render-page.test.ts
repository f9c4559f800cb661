import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

const HTML =
  '<head><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><title>Halyard</title></head>';
const PLAIN = { title: 'Harbour', description: '', icon: null, logo: null };

test('shows the name of the site', () => {
  const page = renderPage(HTML, PLAIN);
  expect(page).toContain('<title>Harbour</title>');
  expect(page).not.toContain('description');
  expect(page).toContain('/favicon.svg');
});

test('escapes what administrators write', () => {
  const page = renderPage(HTML, {
    ...PLAIN,
    title: '</title><script>alert(1)</script>',
    description: '" onload="alert(1) $& $1',
  });
  expect(page).not.toContain('<script>');
  expect(page).toContain('content="&quot; onload=&quot;alert(1) $&amp; $1"');
});

test('shows the icon of the site instead of that of the app', () => {
  const page = renderPage(HTML, { ...PLAIN, icon: new Uint8Array(1), logo: '/assets/a/logo' });
  expect(page).toContain('<link rel="icon" href="/favicon.webp" type="image/webp" />');
  expect(page).not.toContain('/favicon.svg');
});
