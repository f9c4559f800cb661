import { useMemo, useState } from 'react';
import { assign, type Field, findColumns, isAssigned, type People } from './sheet/columns.ts';
import { decodeSheet, type Encoding, type Reading } from './sheet/decode.ts';
import { readTable, readWorkbook } from './sheet/table.ts';

/** Rows that are read while somebody types: enough to name the columns. */
const SAMPLE = 20;

/** XLSX files are ZIP archives. */
const ARCHIVE = [0x50, 0x4b];

interface Assigned {
  /** The head that the columns belong to. */
  head: string;
  columns: readonly (Field | null)[];
}

/** The text of a sheet and what its columns are, typed or read from a file. */
export function useSheet() {
  const [text, setText] = useState('');
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const [encoding, setEncoding] = useState<Encoding | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [assigned, setAssigned] = useState<Assigned | null>(null);
  const sample = useMemo(() => {
    const { rows, brokenAt } = readTable(text, SAMPLE);
    return { ...findColumns(rows), brokenAt };
  }, [text]);
  const head = JSON.stringify(sample.head);
  const columns = assigned?.head === head ? assigned.columns : sample.columns;

  const replace = (next: string, asked: readonly Reading[] = []) => {
    setText(next);
    setReadings(asked);
    setEncoding(null);
    setUnreadable(false);
  };

  const readFile = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (ARCHIVE.every((byte, index) => bytes[index] === byte)) {
      replace(await readWorkbook(bytes));
      return;
    }
    const decoded = decodeSheet(bytes);
    if ('text' in decoded) replace(decoded.text);
    else {
      replace('', decoded.readings);
      setUnreadable(decoded.readings.length === 0);
    }
  };

  return {
    text,
    setText: (next: string) => replace(next),
    takeFile: (file: File) => {
      setAssigned(null);
      readFile(file).catch(() => {
        replace('');
        setUnreadable(true);
      });
    },
    /** What encodings make of a file that does not name its own. */
    readings,
    encoding,
    choose: (chosen: Encoding) => {
      setEncoding(chosen);
      setText(readings.find((reading) => reading.encoding === chosen)?.text ?? '');
    },
    isUnreadable,
    sample,
    columns,
    assign: (index: number, field: Field | null) =>
      setAssigned({ head, columns: assign(columns, index, field) }),
    isReady: sample.rows.length > 0 && isAssigned(columns) && sample.brokenAt === null,
    /** All people of the sheet, or the line where it cannot be read. */
    read: (): People & { brokenAt: number | null } => {
      const { rows, brokenAt } = readTable(text);
      const people = findColumns(rows);
      // Rows below the sample may be wider.
      const all = people.columns.map((_found, index) => columns[index] ?? null);
      return { ...people, columns: all, brokenAt };
    },
  };
}

export type SheetState = ReturnType<typeof useSheet>;
