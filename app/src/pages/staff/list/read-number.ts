/** A whole number of an address, such as an id or a time; null where there is none. */
export function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
