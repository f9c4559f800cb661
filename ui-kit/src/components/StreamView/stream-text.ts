/** Controls but tabs and line ends, and what replaces broken UTF-8. */
// oxlint-disable-next-line no-control-regex -- finding controls is its work
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD]/g;

/** Whether so much of the bytes can be read that they are better shown as text. */
export function isText(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  return (text.match(UNREADABLE)?.length ?? 0) <= text.length / 10;
}

/** Bytes as text, or as digits where they are none. */
export function streamText(bytes: Uint8Array): string {
  return isText(bytes)
    ? new TextDecoder()
        .decode(bytes)
        .replace(/\r?\n$/, '')
        .replaceAll(UNREADABLE, '·')
    : Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
}
