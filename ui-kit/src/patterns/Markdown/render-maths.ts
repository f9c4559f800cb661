import katex from 'katex';
import type { Formula } from './maths.ts';

/** In em: the largest gap that is allowed. */
const MAX_SIZE = 20;
/** Steps that macros may expand to, so that a short text cannot keep the page busy. */
const MAX_EXPAND = 500;

const GAP = '<mspace width="0.22em"></mspace>';

/**
 * KaTeX makes an operator of a whole formula, for `\bmod` for one; in HTML an operator may hold
 * nothing but text. Such a one becomes a row with the gaps of an operator.
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

/** A formula as MathML, or nothing if it is not valid. Loaded only for texts with maths. */
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
