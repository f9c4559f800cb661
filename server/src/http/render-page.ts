import type { SitePage } from '../modules/info/public.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** The page of the web app with name, description and icon of the site, for whoever runs no script. */
export function renderPage(html: string, { title, description, icon, logo }: SitePage): string {
  const meta = [
    description !== '' && `<meta name="description" content="${escape(description)}" />`,
    `<meta property="og:title" content="${escape(title)}" />`,
    description !== '' && `<meta property="og:description" content="${escape(description)}" />`,
    logo !== null && `<meta property="og:image" content="${escape(logo)}" />`,
  ].filter((line) => line !== false);
  const head = [`<title>${escape(title)}</title>`, ...meta].join('\n    ');
  // A function, because the text may contain the patterns of a replacement, such as `$&`.
  const named = html.replace(/<title>[^<]*<\/title>/i, () => head);
  return icon === null
    ? named
    : named.replace(
        /<link\b[^>]*\brel="icon"[^>]*>/i,
        () => '<link rel="icon" href="/favicon.webp" type="image/webp" />',
      );
}
