import type { Token, TokenizerAndRendererExtension } from 'marked';

/** A formula as written. */
export interface Formula {
  /** TeX, without its delimiters. */
  tex: string;
  /** On a line of its own. */
  display: boolean;
}

export type MathsToken = Formula & { type: 'maths' | 'mathsBlock'; raw: string };

/** `$x$` and `$$x$$`: no space inside the delimiters, and no word or number right after them. */
const DOLLARS = /^(\$\$?)(?![\s$])((?:\\[^\n]|[^\\$\n])+)(?<!\s)\1(?![\w$])/;

/** `` $`x`$ `` is always a formula. */
const TICKED = /^\$`([^`\n]+)`\$/;

/** Characters right before `$` that prevent a formula: `US$5`, `\$5`, `flag{$x$}`. */
const BEFORE = /[\w$\\{]$/;

/** `$$` on lines of their own around one or more lines that are not blank. */
const BLOCK = /^ {0,3}\$\$(?!\$)((?:(?!\n[ \t]*\n|\$\$)[\s\S])+)\$\$[ \t]*(?:\n|$)/;

/** The formula at the start of the rest of a line. `before` is the text before it. */
export function readFormula(
  source: string,
  before: string,
): (Formula & { raw: string }) | undefined {
  const [ticked, inTicks] = TICKED.exec(source) ?? [];
  if (ticked && inTicks) return { raw: ticked, tex: inTicks, display: false };
  if (BEFORE.test(before)) return undefined;
  const [raw, fence, tex] = DOLLARS.exec(source) ?? [];
  return raw && tex ? { raw, tex, display: fence === '$$' } : undefined;
}

export function isMaths(token: Token): boolean {
  return token.type === 'maths' || token.type === 'mathsBlock';
}

/** An extension of marked for formulas; `write` renders a formula as HTML. */
export function mathsExtensions(
  write: (token: MathsToken) => string,
): TokenizerAndRendererExtension[] {
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
      renderer: (token) => write(token as MathsToken),
    },
    {
      name: 'mathsBlock',
      level: 'block',
      start: (source) => /\n {0,3}\$\$/.exec(source)?.index,
      tokenizer: (source) => {
        const [raw, tex] = BLOCK.exec(source) ?? [];
        return raw && tex?.trim()
          ? { type: 'mathsBlock', raw, tex: tex.trim(), display: true }
          : undefined;
      },
      // The tokenizer above made it.
      renderer: (token) => `<p>${write(token as MathsToken)}</p>`,
    },
  ];
}
