import type { Draft } from './draft.ts';
import { placeholderIn } from './draft.ts';
import type { Report } from './unmapped.ts';

/** The contract has no fields for the connection info and the author: they end the statement. */
export function statementOf(draft: Draft, report: Report): string {
  const { description, connection, author, attribution } = draft;
  const text = description.replaceAll('\r\n', '\n');
  const placeholder = placeholderIn(text);
  if (placeholder !== undefined) report('PLACEHOLDER', 'description', placeholder);
  const isSaid =
    author === undefined || author === '' || namesAuthor(`${text}\n${attribution ?? ''}`, author);
  const parts = [
    text.trimEnd(),
    connection === undefined ? '' : connectionText(connection),
    isSaid ? '' : `Author: ${author}`,
    attribution ?? '',
  ];
  return parts.filter(Boolean).join('\n\n').trim();
}

const CREDIT = /^(?:\p{L}+ )?(?:author|auteur|autore?|credit|by|von|par|por)s? (?:by )?/u;

/** Whether a line of the text says already who the author is: "**Author**: tern". */
function namesAuthor(text: string, author: string): boolean {
  const wanted = wordsOf(author);
  return text
    .split('\n')
    .map(wordsOf)
    .some((line) => line !== '' && (line === wanted || line.replace(CREDIT, '') === wanted));
}

/** The words of a line, without marks, tags and addresses of links. */
function wordsOf(line: string): string {
  const shown = line.replaceAll(/<[^>]*>|\]\([^)]*\)/g, ' ');
  return shown
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

function connectionText(connection: string): string {
  if (/^https?:\/\/\S+$/.test(connection)) return `<${connection}>`;
  if (!connection.includes('`')) return `\`${connection}\``;
  // The fence of code must be longer than any run of backticks inside.
  const fence = '`'.repeat(
    Math.max(...(connection.match(/`+/g) ?? []).map(({ length }) => length)) + 1,
  );
  return `${fence} ${connection} ${fence}`;
}
