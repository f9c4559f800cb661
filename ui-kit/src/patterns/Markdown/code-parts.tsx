import type { ReactNode } from 'react';
import { tokenKind } from './token-kinds.ts';

/** The parts of highlighted code: only its text and the kinds of its tokens. */
export function codeParts(code: Node): ReactNode[] {
  return [...code.childNodes].map((child, index) =>
    child instanceof Element ? (
      // oxlint-disable-next-line react/no-array-index-key -- nodes have no identity and are always created anew
      <span key={index} data-token={tokenKind(child.className)}>
        {codeParts(child)}
      </span>
    ) : (
      child.textContent
    ),
  );
}
