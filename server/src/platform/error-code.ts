/** The `code` that Node and PostgreSQL put on their errors (`ENOENT`, `23505`), if any. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** PostgreSQL's `disk_full`. */
const DATABASE_FULL = '53100';
/** And what the system says of a disk and of a quota. */
const FULL = new Set([DATABASE_FULL, 'ENOSPC', 'EDQUOT']);

/** Whether the database had no room to store something. */
export function isDatabaseFull(error: unknown): boolean {
  return errorCode(error) === DATABASE_FULL;
}

/**
 * Stores what a request can do without, such as when its session was last seen, so that reads go on while
 * there is no room. False when there was none.
 */
export async function unlessStorageFull(store: () => Promise<unknown>): Promise<boolean> {
  try {
    await store();
    return true;
  } catch (error) {
    if (isStorageFull(error)) return false;
    throw error;
  }
}

/** Whether something could not be stored for lack of room. */
export function isStorageFull(error: unknown): boolean {
  return FULL.has(errorCode(error) ?? '');
}
