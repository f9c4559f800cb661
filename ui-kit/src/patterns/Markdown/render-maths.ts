import katex from 'katex';

export interface Formula {
  /** TeX, without its delimiters. */
  tex: string;
  /** On a line of its own. */
  display: boolean;
}

/** Maximum size of a gap in em. */
const MAX_SIZE = 20;
/** Maximum number of macro expansions, so that a short text cannot block the page. */
const MAX_EXPAND = 500;

const GAP = '<mspace width="0.22em"></mspace>';

/**
 * KaTeX turns whole formulas into an operator, e.g. for `\bmod`, but in HTML an operator may only
 * contain text. Replaces such an operator with a row that has the operator's gaps.
 */
function unwrapOperators(html: string): string {
  const rows: boolean[] = [];
  return html.replace(
    /<mo(?: [^>]*)?>(?=(<(?!\/mo>))?)|<\/mo>/g,
    (tag: string, inner: string | undefined) => {
      if (tag === '</mo>') return rows.pop() ? `${GAP}</mrow>` : tag;
      rows.push(inner !== undefined);
      return inner === undefined ? tag : `<mrow>${GAP}`;
    },
  );
}

/** A formula as MathML; undefined if it is invalid. Loaded only for texts with formulas. */
export function renderMaths({ tex, display }: Formula): string | undefined {
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: display,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxSize: MAX_SIZE,
      maxExpand: MAX_EXPAND,
    });
    return unwrapOperators(html);
  } catch {
    return undefined;
  }
}
