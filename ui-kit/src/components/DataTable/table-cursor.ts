/**
 * The row that a key moves to; undefined for other keys.
 * @param at index of the focused row, -1 for none
 * @param count number of rows, at least 1
 * @param page number of visible rows
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
