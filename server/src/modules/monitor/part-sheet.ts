import type { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import { lazyStream } from '../../platform/lazy-stream.ts';

type Cell = string | number;

/** A spreadsheet whose rows are made while it is sent. */
export interface Sheet {
  file: string;
  name: string;
  columns: readonly string[];
  /** Rows that are made at once. */
  parts: AsyncIterable<Cell[][]> | Iterable<Cell[][]>;
}

/** Characters that XML cannot hold. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Length of the longest text in a cell of Excel. */
const LONGEST_TEXT = 32_767;

/**
 * The bytes of a spreadsheet. Texts are texts: no cell is taken for a formula.
 * @param ownTurn resolves when the next part may be made: what compresses the bytes reads ahead
 */
export function openSheet({ name, columns, parts }: Sheet, ownTurn: () => Promise<void>): Readable {
  const stream = writeXlsxStream(writable(parts, ownTurn), {
    name,
    columns: columns.map((header) => ({ header: cellOf(header), width: 20 })),
    freezePane: { rows: 1 },
  });
  return lazyStream(stream);
}

async function* writable(
  parts: Sheet['parts'],
  ownTurn: () => Promise<void>,
): AsyncGenerator<Cell[]> {
  for await (const rows of parts) {
    for (const row of rows) yield row.map(cellOf);
    await ownTurn();
  }
}

function cellOf<Value extends Cell>(value: Value): Value | string {
  if (typeof value !== 'string') return value;
  return value.replaceAll(UNWRITABLE, '\u{fffd}').slice(0, LONGEST_TEXT).toWellFormed();
}

/** `2026-11-22 14:06:00Z` */
export function sheetTime(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')}Z`;
}
