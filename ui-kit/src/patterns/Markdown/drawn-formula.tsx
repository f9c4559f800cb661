import { createElement, Fragment, type ReactNode } from 'react';
import { formulaAttributes, formulaText, isFormulaPart } from './formula-parts.ts';
import { FormulaScroll } from './Markdown.styles.ts';

function children(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- nodes have no identity and are always created anew
    <Fragment key={index}>{drawnFormula(child)}</Fragment>
  ));
}

/** Sanitised MathML as React elements. A formula on its own line scrolls horizontally. */
export function drawnFormula(node: Node): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || !isFormulaPart(node)) return children(node);
  const content = formulaText(node) ?? children(node);
  const part = createElement(
    node.localName,
    formulaAttributes(node),
    ...(Array.isArray(content) ? content : [content]),
  );
  return node.getAttribute('display') === 'block' && node.localName === 'math' ? (
    <FormulaScroll tabIndex={0} role="group">
      {part}
    </FormulaScroll>
  ) : (
    part
  );
}
