import { Fragment, type ReactNode } from 'react';

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
  return text.split(/([\uE000-\uE0FF])/).map((part, index) => {
    const place = part.charCodeAt(0) - MARK;
    const isNode = part.length === 1 && place >= 0 && place < nodes.length;
    return <Fragment key={index}>{isNode ? nodes[place] : part}</Fragment>;
  });
}
