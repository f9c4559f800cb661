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
export function tokenKind(className: string): string | undefined {
  return kinds.get(/^hljs-(\w+)/.exec(className)?.[1] ?? '');
}
