import Papa from 'papaparse';
import { guarded } from '../../shared/sheet-files.ts';

export interface TableRow {
  /** Row of the file, from 1. */
  line: number;
  cells: readonly string[];
}

const SEPARATORS = [',', ';', '\t'] as const;

/** Rows that decide which separator a text has. */
const TELLING = 20;

export interface Table {
  rows: TableRow[];
  /** The row with a quotation mark that does not end, so that it would swallow those below. */
  brokenAt: number | null;
}

/** The rows of a CSV text, or of cells pasted from a spreadsheet. Empty rows count as lines, and are left out. */
export function readTable(text: string, most = 0): Table {
  const { separator, body, first } = splitOff(text.replace(/^\uFEFF/, ''));
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter: separator ?? findSeparator(body),
    preview: most,
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  return {
    rows: data
      .map((cells, index) => ({ line: first + index, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    brokenAt: broken ? first + (broken.row ?? 0) : null,
  };
}

/** Spreadsheets take a first line such as `sep=;` for the name of the separator. */
function splitOff(text: string) {
  const [line, separator] = /^"?sep=(.)"?[^\S\n\r]*(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  if (line === undefined || separator === undefined) return { body: text, first: 1 };
  return { separator, body: text.slice(line.length), first: 2 };
}

/** The separator that makes the most columns of the first row; of equal ones, that which gives most rows as many. */
function findSeparator(text: string): string {
  const scores = SEPARATORS.map((separator) => {
    const { data } = Papa.parse<string[]>(text, {
      delimiter: separator,
      preview: TELLING,
      skipEmptyLines: 'greedy',
    });
    const width = data[0]?.length ?? 0;
    const even = data.filter(({ length }) => length === width).length;
    return { separator, width, even: even / Math.max(data.length, 1) };
  });
  const wide = scores.filter(({ width }) => width > 1);
  const [best] = wide.toSorted((a, b) => b.even - a.even || b.width - a.width);
  return best?.separator ?? ',';
}

/** The first sheet with rows of an XLSX file, as a CSV text. */
export async function readWorkbook(bytes: Uint8Array): Promise<string> {
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(bytes);
  const rows = sheets.find((sheet) => sheet.rows.some((row) => row.some(hasValue)))?.rows ?? [];
  return Papa.unparse(rows.map((row) => row.map(textOf)));
}

type WorkbookCell = string | number | boolean | Date | null | undefined;

function hasValue(cell: unknown): boolean {
  return cell !== null && cell !== undefined && cell !== '';
}

function textOf(cell: WorkbookCell): string {
  if (cell instanceof Date) return cell.toISOString();
  const text = String(cell ?? '');
  // The guard is taken off again when the text is read.
  return text.startsWith("'") ? guarded(text) : text;
}
