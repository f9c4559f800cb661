import { isSame } from './use-draft.ts';

/** Somebody else changed the stored value of a field that is about to be saved. Nothing was sent. */
export class EditConflict extends Error {
  override readonly name = 'EditConflict';
}

/**
 * Throws an `EditConflict` if a field was changed by somebody else since its edit began. A stored
 * value that equals the edit is no conflict.
 * @param base the stored values that the edits were made over
 */
export function refuseConflicts<Values extends object>(
  stored: Values,
  edits: Partial<Values>,
  base: Partial<Values>,
): void {
  const isTouched = (Object.keys(edits) as (keyof Values)[]).some(
    (name) => !isSame(stored[name], base[name]) && !isSame(stored[name], edits[name]),
  );
  if (isTouched) throw new EditConflict();
}
