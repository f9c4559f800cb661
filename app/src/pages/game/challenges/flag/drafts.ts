import { STORAGE_KEYS } from '../../../../app/storage/storage-keys.ts';
import { markSaved } from '../../../../forms/unsaved-input.ts';

/**
 * Typed flags that were not sent, by challenge; they are kept when the panel closes or the session
 * ends.
 */
const key = STORAGE_KEYS.flagDraft;

/** The draft of a challenge; empty without one. */
export function readDraft(challengeId: number): string {
  try {
    return sessionStorage.getItem(key(challengeId)) ?? '';
  } catch {
    return '';
  }
}

/** Stores the draft of a challenge for this tab; an empty text deletes it. */
export function writeDraft(challengeId: number, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key(challengeId));
    else sessionStorage.setItem(key(challengeId), text);
    markSaved(text);
  } catch {
    // Storage is full or blocked: the draft is only in the field.
  }
}
