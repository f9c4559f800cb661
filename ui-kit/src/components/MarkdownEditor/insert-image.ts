import type { Edit, Selected } from './markdown-edit.ts';

/** Replaces the characters from `from` to `to` with `insert`. */
export type Replacement = Pick<Edit, 'from' | 'to' | 'insert'>;

function escaped(name: string): string {
  return name.replaceAll(/[[\]]/g, '');
}

/** Placeholder text for a picture that is uploading; `id` makes it unique. */
export function placeholder(name: string, id: number): string {
  return `![${escaped(name)}](upload:${id})`;
}

/** Inserts placeholders at the caret, each on its own line, and moves the caret after them. */
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
 * The replacement of a placeholder: the picture's Markdown, or nothing if the upload failed
 * (`null`). Returns `null` if the user deleted the placeholder in the meantime.
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
