/** Why a file cannot be handed in: it is no PDF, it has no content, it is too large. */
export type WriteupProblem = 'type' | 'empty' | 'size';

export interface WriteupFile {
  name: string;
  /** As the browser says it; empty where it does not know. */
  type: string;
  /** Bytes. */
  size: number;
}

const PDF = 'application/pdf';

/** Checks a file before it is sent; undefined when it may be. `maxBytes` itself is allowed. */
export function checkWriteup(file: WriteupFile, maxBytes: number): WriteupProblem | undefined {
  const named = file.name.toLowerCase().endsWith('.pdf');
  if (file.type === '' ? !named : file.type !== PDF) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : undefined;
}
