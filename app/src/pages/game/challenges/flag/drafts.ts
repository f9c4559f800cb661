import { STORAGE_KEYS } from '../../../../app/storage/storage-keys.ts';
import { markSaved } from '../../../../forms/unsaved-input.ts';

/** Flags that were typed and not sent, by challenge; they outlive the panel and a sign-in. */
const key = STORAGE_KEYS.flagDraft;

/** What was typed for a challenge; nothing where nothing is kept. */
export function readDraft(challengeId: number): string {
  try {
    return sessionStorage.getItem(key(challengeId)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is typed for a challenge in this tab; an empty text forgets it. */
export function writeDraft(challengeId: number, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key(challengeId));
    else sessionStorage.setItem(key(challengeId), text);
    markSaved(text);
  } catch {
    // Full or forbidden: the text stays in the field, no longer.
  }
}
