/** Bytes per row. */
export const ROW = 16;

/** A byte as two hex digits. */
export function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

/** A byte as an ASCII character, or a dot if it is not printable. */
export function asciiByte(byte: number): string {
  return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.';
}

export interface HexRow {
  /** Offset of the row's first byte, eight hex digits. */
  offset: string;
  /** Two groups of eight bytes; the last row is padded with spaces. */
  hex: string;
  ascii: string;
}

/** The row at an index, formatted as `00000010 41 41 … AA…`. */
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

/** The complete hex dump, for copying. */
export function hexDump(bytes: Uint8Array): string {
  return Array.from({ length: rowCount(bytes) }, (_, index) => {
    const { offset, hex, ascii } = hexRow(bytes, index);
    return `${offset}  ${hex}  ${ascii}`;
  }).join('\n');
}
