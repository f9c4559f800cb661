import type { Token, TokenizerAndRendererExtension } from 'marked';

/** A formula as its author wrote it. */
export interface Formula {
  /** TeX, without its delimiters. */
  tex: string;
  /** On a line of its own. */
  display: boolean;
}

export type MathsToken = Formula & { type: 'maths' | 'mathsBlock'; raw: string };

/** `$x$` and `$$x$$`: nothing blank at the inner edges, and no word or price right behind. */
const DOLLARS = /^(\$\$?)(?![\s$])((?:\\[^\n]|[^\\$\n])+)(?<!\s)\1(?![\w$])/;

/** `` $`x`$ `` is a formula wherever it stands. */
const TICKED = /^\$`([^`\n]+)`\$/;

/** Opens no formula if it stands right before: `US$5`, `\$5`, `flag{$x$}`. */
const BEFORE = /[\w$\\{]$/;

/** `$$` alone around one or more lines, none of them blank. */
const BLOCK = /^ {0,3}\$\$(?!\$)((?:(?!\n[ \t]*\n|\$\$)[\s\S])+)\$\$[ \t]*(?:\n|$)/;

/** The formula that a line's rest begins with. `before` is what stands in front of it. */
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

/** Maths for marked; `write` makes HTML of a formula. */
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
