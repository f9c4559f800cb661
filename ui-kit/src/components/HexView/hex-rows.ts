/** Bytes of a row. */
export const ROW = 16;

/** A byte as two digits. */
export function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

/** A byte as people read it; what cannot be printed is a dot. */
export function asciiByte(byte: number): string {
  return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.';
}

export interface HexRow {
  /** Of its first byte, eight digits. */
  offset: string;
  /** Two groups of eight bytes; the last row is filled with spaces. */
  hex: string;
  ascii: string;
}

/** The row of an index, as it is written: `00000010  41 41 …  AA…`. */
export function hexRow(bytes: Uint8Array, index: number): HexRow {
  const part = [...bytes.subarray(index * ROW, (index + 1) * ROW)];
  const group = (from: number): string =>
    Array.from({ length: ROW / 2 }, (_, place) => {
      const byte = part[from + place];
      return byte === undefined ? '  ' : hexByte(byte);
    }).join(' ');
  return {
    offset: (index * ROW).toString(16).padStart(8, '0'),
    hex: `${group(0)}  ${group(ROW / 2)}`,
    ascii: part.map(asciiByte).join(''),
  };
}

export function rowCount(bytes: Uint8Array): number {
  return Math.ceil(bytes.length / ROW);
}

/** The whole as text, to copy. */
export function hexDump(bytes: Uint8Array): string {
  return Array.from({ length: rowCount(bytes) }, (_, index) => {
    const { offset, hex, ascii } = hexRow(bytes, index);
    return `${offset}  ${hex}  ${ascii}`;
  }).join('\n');
}
