import type { ImportNoteCode } from '@halyard/sdk/rules';

/** Something of an import that is not as it was. */
export interface ImportNote {
  code: ImportNoteCode;
  /** Title of the challenge; null for the whole game. */
  challenge: string | null;
  /** The file of the archive that it is about, where there is one for each challenge. */
  file?: string;
  field: string;
  detail: string;
}

/** Of a report, so many notes are kept, with texts of this length. */
const MOST_NOTES = 1000;
const MOST_LENGTH = 300;

/** A note about the whole game. */
export function gameNote(
  code: ImportNoteCode,
  field: string,
  detail: string | number = '',
): ImportNote {
  return { code, challenge: null, field, detail: String(detail) };
}

/** A note for each field of a document that was not read and says something, each once. */
export function unreadNotes(
  challenge: string | null,
  given: unknown,
  read: unknown,
  reported: readonly string[],
): ImportNote[] {
  const fields = new Set(listUnread(given, read, ''));
  return [...fields]
    .filter((field) => !reported.includes(field))
    .map((field) => ({ code: 'FIELD_NOT_SUPPORTED', challenge, field, detail: '' }));
}

function listUnread(given: unknown, read: unknown, path: string): string[] {
  if (Array.isArray(given) && Array.isArray(read)) {
    return given.flatMap((each, index) => listUnread(each, read[index], path));
  }
  if (!isObject(given) || !isObject(read)) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const here = path === '' ? name : `${path}.${name}`;
    if (Object.hasOwn(read, name)) return listUnread(value, read[name], here);
    return saysNothing(value) ? [] : [here];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function saysNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The notes as they are stored: about the whole game first, in bounds, without what texts cannot hold. */
export function toStoredNotes(notes: readonly ImportNote[]): ImportNote[] {
  const ofGame = notes.filter(({ challenge }) => challenge === null);
  const ofChallenges = notes.filter(({ challenge }) => challenge !== null);
  return [...ofGame, ...ofChallenges]
    .slice(0, MOST_NOTES)
    .map(({ code, challenge, file, field, detail }) => ({
      code,
      challenge: challenge === null ? null : cleanText(challenge),
      ...(file !== undefined && { file: cleanText(file) }),
      field: cleanText(field),
      detail: cleanText(detail),
    }));
}

function cleanText(text: string): string {
  return text
    .slice(0, MOST_LENGTH)
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed();
}
