/** Encodings without a mark of their own, in the order in which they are offered, with their usual names. */
export const ENCODINGS = {
  'windows-1252': 'Windows-1252',
  gbk: 'GBK',
  big5: 'Big5',
  shift_jis: 'Shift_JIS',
  'euc-kr': 'EUC-KR',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1258': 'Windows-1258',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
} as const;
export type Encoding = keyof typeof ENCODINGS;

/** A file as one encoding reads it. */
export interface Reading {
  encoding: Encoding;
  text: string;
  /** The first rows, those with letters beyond ASCII before others. */
  preview: readonly string[];
}

/** The text of a file, or what each encoding that fits makes of it. */
export type Decoded = { text: string } | { readings: readonly Reading[] };

/** Rows of a preview. */
const PREVIEW = 3;

/**
 * Decodes a file without a guess: UTF-8, and UTF-16 with a byte order mark. Of anything else a person has to say what it is. No
 * character is ever replaced.
 */
export function decodeSheet(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return ofOne(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return ofOne(bytes, 'utf-16be');
  return ofOne(bytes, 'utf-8');
}

function ofOne(bytes: Uint8Array, encoding: Encoding | 'utf-8'): Decoded {
  const text = decode(bytes, encoding);
  // Texts in UTF-16 without a mark are valid UTF-8 as long as they are ASCII.
  if (text !== null && !text.includes('\0')) return { text };
  const readings = (Object.keys(ENCODINGS) as Encoding[]).flatMap((each) => {
    const read = decode(bytes, each);
    return read === null || read.includes('\0') ? [] : [{ encoding: each, text: read }];
  });
  return { readings: readings.map((each) => ({ ...each, preview: previewOf(each.text) })) };
}

function decode(bytes: Uint8Array, encoding: Encoding | 'utf-8'): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The encodings differ in letters beyond ASCII only, except UTF-16. */
function previewOf(text: string): string[] {
  const rows = text.split(/\r\n|\r|\n/).filter((row) => row.trim() !== '');
  const telling = rows.filter((row) => /[^\p{ASCII}]/u.test(row));
  return (telling.length > 0 ? telling : rows).slice(0, PREVIEW);
}
