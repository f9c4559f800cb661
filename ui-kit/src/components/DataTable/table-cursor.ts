/**
 * The row that a key leads to, undefined for keys that do not walk.
 * @param at index of the row with the cursor, -1 without one
 * @param count rows in all, at least 1
 * @param page rows in sight
 */
export function nextRow(at: number, key: string, count: number, page: number): number | undefined {
  const to = (index: number) => Math.min(count - 1, Math.max(0, index));
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return to(at + 1);
    case 'k':
    case 'ArrowUp':
      return to(at - 1);
    case 'PageDown':
      return to(at + page);
    case 'PageUp':
      return to(at - page);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
