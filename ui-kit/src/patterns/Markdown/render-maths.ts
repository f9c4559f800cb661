import katex from 'katex';
import type { Formula } from './maths.ts';

/** In em: nobody needs a wider gap than this. */
const MAX_SIZE = 20;
/** Steps that macros may expand to, so that a short text cannot keep the page busy. */
const MAX_EXPAND = 500;

/** A formula as MathML, or nothing if it is not valid. Loaded only for texts with maths. */
export const renderMaths = ({ tex, display }: Formula): string | undefined => {
  try {
    return katex.renderToString(tex, {
      output: 'mathml',
      displayMode: display,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxSize: MAX_SIZE,
      maxExpand: MAX_EXPAND,
    });
  } catch {
    return undefined;
  }
};
