/** A tag, a comment or a declaration: without one, a text in Markdown has no HTML of its author. */
const BY_HAND = /<[a-z/!?]/i;

/**
 * A text in Markdown as HTML that is safe to show (see `ALLOWED_HTML`). The parser is loaded with the first
 * text, and the sanitiser, which takes 20 MB, with the first one that has HTML by hand.
 */
export async function renderMarkdown(source: string): Promise<string> {
  const { markdownToHtml } = await import('@halyard/sdk/markdown');
  const html = markdownToHtml(source);
  if (!BY_HAND.test(source)) return html;
  const { sanitize } = await import('./sanitize.ts');
  return sanitize(html);
}
