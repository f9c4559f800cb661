import type { TokenizerAndRendererExtension } from 'marked';
import { escapeHtml } from './escape-html.ts';
import { DISPLAY_MATHS, MATHS } from './html-classes.ts';

/** A formula as an author wrote it. */
interface WrittenFormula {
  /** With its delimiters. */
  raw: string;
  /** The formula has a line of its own. */
  display: boolean;
}

type MathsToken = WrittenFormula & { type: 'maths' | 'mathsBlock' };

/** `$x$` and `$$x$$`: no space inside the delimiters, and no word or number right after them. */
const DOLLARS = /^(\$\$?)(?![\s$])(?:\\[^\n]|[^\\$\n])+(?<!\s)\1(?![\w$])/;

/** `` $`x`$ `` is always a formula. */
const TICKED = /^\$`[^`\n]+`\$/;

/** Characters right before `$` that prevent a formula: `US$5`, `\$5`, `flag{$x$}`. */
const BEFORE = /[\w$\\{]$/;

/** `$$` on lines of their own around one or more lines that are not blank. */
const BLOCK = /^ {0,3}\$\$(?!\$)((?:(?!\n[ \t]*\n|\$\$)[\s\S])+)\$\$[ \t]*(?:\n|$)/;

/** The formula at the start of the rest of a line. `before` is the text before it. */
function readFormula(source: string, before: string): WrittenFormula | undefined {
  const [ticked] = TICKED.exec(source) ?? [];
  if (ticked !== undefined) return { raw: ticked, display: false };
  if (BEFORE.test(before)) return undefined;
  const [raw, fence] = DOLLARS.exec(source) ?? [];
  return raw === undefined ? undefined : { raw, display: fence === '$$' };
}

const WITH_DELIMITERS = /^\$(?:`([^`]+)`|\$([\s\S]+)\$|([\s\S]+))\$$/;

/** The TeX of a formula as written, without its delimiters. */
export function texOf(raw: string): string {
  const [, ticked, inTwo, inOne] = WITH_DELIMITERS.exec(raw.trim()) ?? [];
  return (ticked ?? inTwo ?? inOne ?? raw).trim();
}

function toHtml({ raw, display }: MathsToken, inline: boolean): string {
  const name = display && !inline ? DISPLAY_MATHS : MATHS;
  return `<span class="${name}">${escapeHtml(raw.trim())}</span>`;
}

/** An extension of marked for formulas, which stay as written. `inline`: in one line, without blocks. */
export function mathsExtensions(inline: boolean): TokenizerAndRendererExtension[] {
  return [
    {
      name: 'maths',
      level: 'inline',
      start: (source) => {
        const at = source.indexOf('$');
        return at < 0 ? undefined : at;
      },
      tokenizer: (source, tokens) => {
        const formula = readFormula(source, tokens.at(-1)?.raw ?? '');
        return formula && { type: 'maths', ...formula };
      },
      // The tokenizer above made it.
      renderer: (token) => toHtml(token as MathsToken, inline),
    },
    {
      name: 'mathsBlock',
      level: 'block',
      start: (source) => /\n {0,3}\$\$/.exec(source)?.index,
      tokenizer: (source) => {
        const [raw, tex] = BLOCK.exec(source) ?? [];
        return raw && tex?.trim() ? { type: 'mathsBlock', raw, display: true } : undefined;
      },
      // The tokenizer above made it.
      renderer: (token) => `<p>${toHtml(token as MathsToken, inline)}</p>`,
    },
  ];
}
