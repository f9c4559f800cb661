/** The version of a compact board; null for the full board, which has none. */
export function versionOf(board: unknown): number | null {
  const { version }: { version?: unknown } = Object(board);
  return typeof version === 'number' ? version : null;
}
