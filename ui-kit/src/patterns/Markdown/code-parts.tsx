import type { ReactNode } from 'react';

/** Kinds of tokens in code; each has a colour. */
type TokenKind = 'comment' | 'keyword' | 'string' | 'value' | 'type' | 'name' | 'meta';

const NAMES: Record<TokenKind, string> = {
  comment: 'comment quote',
  keyword: 'keyword',
  string: 'string regexp char',
  value: 'number literal symbol bullet',
  type: 'type built_in attr',
  name: 'title name section',
  meta: 'meta doctag',
};

const kinds = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind] as const),
  ),
);

/** The kind for a class of the highlighter, e.g. `hljs-title function_`; undefined for plain code. */
function tokenKind(className: string): string | undefined {
  return kinds.get(/^hljs-(\w+)/.exec(className)?.[1] ?? '');
}

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
