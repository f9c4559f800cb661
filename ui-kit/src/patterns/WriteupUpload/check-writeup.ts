/** Why a file is rejected: it is not a PDF, is empty, or is too large. */
export type WriteupProblem = 'type' | 'empty' | 'size';

export interface WriteupFile {
  name: string;
  /** Media type reported by the browser, which knows it only from the name; empty or another one if unknown. */
  type: string;
  /** Bytes. */
  size: number;
}

const PDF = 'application/pdf';

/** Checks a file before the upload; undefined if it is accepted. `maxBytes` itself is allowed. */
export function checkWriteup(file: WriteupFile, maxBytes: number): WriteupProblem | undefined {
  const named = file.name.toLowerCase().endsWith('.pdf');
  if (!named && file.type !== PDF) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : undefined;
}
