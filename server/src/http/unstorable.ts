/**
 * Finds text that no database column can hold (a NUL, half of a surrogate pair), so that it is
 * refused as the caller's mistake instead of failing as ours. Answers its path, or null.
 */
export function findUnstorable(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = findUnstorable(item, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
