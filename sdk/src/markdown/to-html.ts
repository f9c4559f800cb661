import { Lexer, Marked, Parser, type TokenizerAndRendererExtension } from 'marked';
import { readAlert } from './alerts.ts';
import { ALLOWED_HTML } from './allowed-html.ts';
import { escapeHtml } from './escape-html.ts';
import { createEmbeddedLinker, resourceLink } from './embedded.ts';
import { createFootnotes, type Footnotes } from './footnotes.ts';
import { alertClass, LANGUAGE_PREFIX } from './html-classes.ts';
import { withoutReferences } from './html-tags.ts';
import { mathsExtensions } from './maths.ts';
import { isSafe } from './resource-address.ts';

/** A name of a language; what else authors write after a fence is no class. */
const LANGUAGE = /^\s*([\w.+#-]{1,32})(?:\s|$)/;

function codeToHtml(text: string, info = ''): string {
  const [, language] = LANGUAGE.exec(info) ?? [];
  const name = language && ` class="${LANGUAGE_PREFIX}${language.toLowerCase()}"`;
  return `<pre><code${name ?? ''}>${escapeHtml(text)}</code></pre>\n`;
}

/** A tag, a comment or a declaration. */
const BY_HAND = /<[a-z/!?]/i;

/** Whether the author of a text may have written HTML by hand. What `markdownToHtml` makes of others is safe. */
export function hasHtml(source: string): boolean {
  return BY_HAND.test(source);
}

/** Code in HTML: its first tag and what is in it. */
const HTML_CODE = /^(<code(?:\s[^<>]*)?>)((?:(?!<\/?code\b)[\s\S])*)<\/code\s*>/i;
/** What Markdown would take for code or a formula, and authors of HTML mean as a character. */
const FENCES = /\\?([`$])/g;

/** In code that is written as HTML backticks and dollars are characters, so that none disappears. */
const htmlCode: TokenizerAndRendererExtension = {
  name: 'htmlCode',
  level: 'inline',
  start: (source) => {
    const at = source.search(/<code/i);
    return at < 0 ? undefined : at;
  },
  tokenizer(source) {
    const [raw, tag, content] = HTML_CODE.exec(source) ?? [];
    const plain = content?.replaceAll(FENCES, (_fence, char: string) => `&#${char.charCodeAt(0)};`);
    if (raw === undefined || plain === undefined || plain === content) return undefined;
    return { type: 'htmlCode', raw, tag, tokens: this.lexer.inlineTokens(plain) };
  },
  renderer({ tag, tokens }) {
    return `${String(tag)}${this.parser.parseInline(tokens ?? [])}</code>`;
  },
};

/** A parser for GitHub's Markdown, with formulas, alerts and footnotes. */
function markedWith(inline: boolean, footnotes: Footnotes): Marked {
  const linkEmbedded = createEmbeddedLinker(inline);
  return new Marked(
    { gfm: true, async: false },
    {
      extensions: [htmlCode, ...mathsExtensions(inline), ...(inline ? [] : footnotes.extensions)],
      renderer: {
        blockquote(token) {
          const alert = readAlert(token);
          if (!alert) return false;
          const content = this.parser.parse(alert.tokens);
          return `<blockquote class="${alertClass(alert.kind)}">${content}</blockquote>\n`;
        },
        code: ({ text, lang }) => codeToHtml(text, lang),
        link({ href, tokens }) {
          return isSafe(href, ALLOWED_HTML.linkSchemes) ? false : this.parser.parseInline(tokens);
        },
        image({ href, text }) {
          if (!isSafe(href, ALLOWED_HTML.pictureSchemes)) return escapeHtml(text);
          return inline && resourceLink(withoutReferences(href), text);
        },
        html: ({ text }) => linkEmbedded(text),
      },
    },
  );
}

const reader = markedWith(false, createFootnotes([]));
const lineWriter = markedWith(true, createFootnotes([]));

/**
 * The HTML of a text in GitHub's Markdown: headings, lists, tables, task lists, bare addresses, alerts
 * (`> [!NOTE]`), footnotes (`[^1]`), and code whose class names its language. Formulas (`$x$`) stay as
 * written, in a `span` with the class `maths` or `maths-display`. Videos, frames and the like become links
 * with the class `resource`; pictures stay, whether or not a page can show them (`isPictureShown`).
 *
 * HTML that the author wrote stays in it, so it is only safe to show if there is none (`hasHtml`): else
 * remove what `ALLOWED_HTML` does not name.
 */
export function markdownToHtml(source: string): string {
  const tokens = reader.lexer(source);
  const footnotes = createFootnotes(tokens);
  const { defaults } = markedWith(false, footnotes);
  const text = Parser.parse(tokens, defaults);
  return text + footnotes.write((content) => Parser.parse(content, defaults));
}

/**
 * Renders one line among other text: no blocks, no footnotes, links instead of pictures. See
 * `ALLOWED_INLINE_HTML`.
 */
export function lineToHtml(source: string): string {
  const { defaults } = hasHtml(source) ? markedWith(true, createFootnotes([])) : lineWriter;
  return Parser.parseInline(Lexer.lexInline(source, defaults), defaults);
}
