import { type ReactNode, useMemo } from 'react';
import { drawnFormula } from './drawn-formula.tsx';
import { sanitize } from './sanitize.ts';
import { useFormula } from './tools.ts';

interface FormulaProps {
  /** TeX, without delimiters. */
  tex: string;
  /** On a line of its own. */
  display: boolean;
  /** What is shown until the formula can be drawn, and if it is invalid. */
  children: ReactNode;
  /** Element around a drawn formula. Default: none. */
  as?: 'p';
}

/** A formula, drawn once the renderer is loaded. */
export function Formula({ tex, display, children, as: Around }: FormulaProps) {
  const html = useFormula(tex, display);
  const drawn = useMemo(() => html && drawnFormula(sanitize(html, false)), [html]);
  if (!drawn) return children;
  return Around ? <Around>{drawn}</Around> : drawn;
}
