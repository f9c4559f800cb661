import type { Given } from '../types.ts';

/** The value, or an error that names what was missing. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`);
  return value;
}

/** The first group of the pattern in the text. */
export function captured(text: string, pattern: RegExp): string {
  return required(pattern.exec(text)?.[1], String(pattern));
}

/** The bytes of the attachment as a Buffer, for its readers of numbers and text. */
export function attachment(given: Given): Buffer<ArrayBuffer> {
  const { bytes } = required(given.file, 'attachment');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The first flag in a text that has come out in the clear. */
export function flagIn(text: string): string {
  return captured(text, /(flag\{[^{}]+\})/);
}
