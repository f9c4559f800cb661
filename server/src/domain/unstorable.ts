/**
 * Finds text that PostgreSQL cannot store (a NUL, a lone surrogate), so that it is rejected as
 * invalid input instead of causing an internal error. Returns its path, or null.
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
