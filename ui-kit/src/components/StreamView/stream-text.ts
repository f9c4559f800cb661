/**
 * Control characters except tabs and line breaks, and the replacement character of invalid UTF-8.
 */
// oxlint-disable-next-line no-control-regex -- finding controls is its work
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD]/g;

/** Whether most bytes are printable, so that they are better shown as text. */
export function isText(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  return (text.match(UNREADABLE)?.length ?? 0) <= text.length / 10;
}

/** Bytes as text, or as hex digits if they are not text. */
export function streamText(bytes: Uint8Array): string {
  return isText(bytes)
    ? new TextDecoder()
        .decode(bytes)
        .replace(/\r?\n$/, '')
        .replaceAll(UNREADABLE, '·')
    : Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
}
