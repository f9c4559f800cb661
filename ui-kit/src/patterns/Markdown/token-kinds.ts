/** What the words of code are: one colour each. */
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

/** Kind for the highlighter's class, `hljs-title function_` for one; the rest keeps code's colour. */
export function tokenKind(className: string): string | undefined {
  return kinds.get(/^hljs-(\w+)/.exec(className)?.[1] ?? '');
}
