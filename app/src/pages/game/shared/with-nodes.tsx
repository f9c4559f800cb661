import { createElement, Fragment, type ReactNode } from 'react';

/** Characters that no sentence contains: they mark where a node goes. */
const MARK = 0xe000;

/**
 * A translated sentence with nodes in its places: `withNodes((a, b) => LL.x({ a, b }), <b/>, <i/>)`.
 * The order is that of the language.
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
  // As arguments, not as a list: their order is fixed, so they need no keys.
  return createElement(Fragment, null, ...parts);
}
