import { Lexer, Marked, Parser, type Token } from 'marked';
import { alertClass, readAlert } from './alerts.ts';
import { createFootnotes, type Footnotes } from './footnotes.ts';
import { fenceName, findLanguage, type Language } from './languages.ts';
import { isMaths, mathsExtensions } from './maths.ts';
import type { Needs, Tools } from './tools.ts';

function isMathsFence(lang?: string): boolean {
  return fenceName(lang) === 'math';
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** A parser for GitHub's Markdown, with the loaded tools for formulas and code. */
function markedWith(tools: Tools, inline: boolean, footnotes: Footnotes): Marked {
  return new Marked(
    { gfm: true, async: false },
    {
      extensions: [
        ...mathsExtensions(
          ({ raw, tex, display }) =>
            tools.maths?.({ tex, display: display && !inline }) ?? escape(raw.trim()),
        ),
        ...(inline ? [] : footnotes.extensions),
      ],
      renderer: {
        blockquote(token) {
          const alert = readAlert(token);
          if (!alert) return false;
          const content = this.parser.parse(alert.tokens);
          return `<blockquote class="${alertClass(alert.kind)}">${content}</blockquote>\n`;
        },
        code: ({ text, lang }) => {
          const formula = isMathsFence(lang) && tools.maths?.({ tex: text, display: true });
          if (formula) return `<p>${formula}</p>`;
          const language = findLanguage(lang);
          const coloured = language && tools.highlight?.(text, language);
          return `<pre><code>${coloured ?? escape(text)}</code></pre>\n`;
        },
      },
    },
  );
}

const reader = markedWith({}, false, createFootnotes([]));
const inlineReader = markedWith({}, true, createFootnotes([]));

/** The tokens of a text. `inline` parses one line without blocks. */
export function readMarkdown(source: string, inline: boolean): Token[] {
  return inline ? Lexer.lexInline(source, inlineReader.defaults) : reader.lexer(source);
}

/** The tools that a text needs. */
export function needsOf(tokens: Token[]): Needs {
  const languages = new Set<Language>();
  let maths = false;
  // The callbacks are synchronous, so there is nothing to await.
  void reader.walkTokens(tokens, (token) => {
    if (token.type !== 'code') {
      maths ||= isMaths(token);
      return;
    }
    // In marked's types a code token's language may be anything.
    const lang = token.lang as string | undefined;
    maths ||= isMathsFence(lang);
    const language = findLanguage(lang);
    if (language) languages.add(language);
  });
  return { maths, languages };
}

/** The HTML of a text, not sanitised. */
export function writeHtml(tokens: Token[], tools: Tools, inline: boolean): string {
  const footnotes = createFootnotes(tokens);
  const { defaults } = markedWith(tools, inline, footnotes);
  if (inline) return Parser.parseInline(tokens, defaults);
  const text = Parser.parse(tokens, defaults);
  return text + footnotes.write((content) => Parser.parse(content, defaults));
}
