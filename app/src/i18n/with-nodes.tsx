import { createElement, Fragment, type ReactNode } from 'react';

/** First of the characters (private use) that mark where a node is inserted. */
const MARK = 0xe000;

/**
 * A translated text with nodes as placeholders: `withNodes((a, b) => LL.x({ a, b }), <b/>, <i/>)`.
 * The translation decides their order.
 */
export function withNodes(
  speak: (...marks: string[]) => string,
  ...nodes: readonly ReactNode[]
): ReactNode {
  const text = speak(...nodes.map((_, index) => String.fromCharCode(MARK + index)));
  const parts = text.split(/([\uE000-\uE0FF])/).map((part) => {
    const place = part.charCodeAt(0) - MARK;
    return part.length === 1 && place >= 0 && place < nodes.length ? nodes[place] : part;
  });
  // Passed as arguments instead of an array, so they need no keys.
  return createElement(Fragment, null, ...parts);
}
