import type { Edit, Selected } from './markdown-edit.ts';

/** `insert` stands instead of the characters from `from` to `to`. */
export type Replacement = Pick<Edit, 'from' | 'to' | 'insert'>;

function escaped(name: string): string {
  return name.replaceAll(/[[\]]/g, '');
}

/** What stands in the text while a picture is on its way; `id` tells it from others. */
export function placeholder(name: string, id: number): string {
  return `![${escaped(name)}](upload:${id})`;
}

/** Puts placeholders at the caret, each on a line of its own; the caret goes behind them. */
export function insertPlaceholders(
  { text, start, end }: Selected,
  placeholders: readonly string[],
): Edit {
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
  const after = end === text.length || text[end] === '\n' ? '' : '\n';
  const insert = `${before}${placeholders.join('\n')}${after}`;
  const at = start + insert.length;
  return { from: start, to: end, insert, start: at, end: at };
}

/**
 * What takes the placeholder's place: the picture's address, or (`null`) nothing. `null` when the
 * placeholder was deleted meanwhile: then nobody wants the picture.
 */
export function settlePlaceholder(
  text: string,
  { name, id }: { name: string; id: number },
  url: string | null,
): Replacement | null {
  const mark = placeholder(name, id);
  const from = text.indexOf(mark);
  if (from === -1) return null;
  const to = from + mark.length;
  if (url !== null) return { from, to, insert: `![${escaped(name)}](${url})` };
  return { from, to: text[to] === '\n' ? to + 1 : to, insert: '' };
}

/** The text after a replacement. */
export function replaced(text: string, { from, to, insert }: Replacement): string {
  return text.slice(0, from) + insert + text.slice(to);
}
