import Papa from 'papaparse';

/** Spreadsheets know by it that the text is in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Of a cell in Excel. */
const LONGEST_TEXT = 32_767;

/** Characters that XML cannot hold. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export interface Sheet {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Whether a spreadsheet would read the cell of a CSV file as a formula. */
export function isFormula(cell: string): boolean {
  return /^[=+\-@\t\r]/.test(cell);
}

/** A cell that no spreadsheet runs: with an apostrophe before a formula. `unguarded` gives it back. */
export function guarded(cell: string): string {
  return isFormula(cell) || /^'+[=+\-@]/.test(cell) ? `'${cell}` : cell;
}

/** The cell without its guard: an apostrophe before `=`, `+`, `-` or `@`, and no other. */
export function unguarded(cell: string): string {
  return /^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

export function toCsv({ columns, rows }: Sheet): string {
  const data = rows.map((cells) => cells.map(guarded));
  return BYTE_ORDER_MARK + Papa.unparse({ fields: [...columns], data });
}

/** A workbook with text cells, in which each value stands as it is. */
export async function toXlsx({ columns, rows }: Sheet): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Halyard',
        columns: columns.map(() => ({ width: 24, numFmt: '@' })),
        rows: [columns, ...rows].map((cells) => cells.map(writable)),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

function writable(cell: string): string {
  return cell.replaceAll(UNWRITABLE, '\u{fffd}').slice(0, LONGEST_TEXT).toWellFormed();
}
