import { useEffect, useEffectEvent, useState } from 'react';

export interface EditorDraft {
  /** Identifies the text among the drafts on this device: "post-12". */
  key: string;
  /** The saved text; a draft that equals it is deleted. */
  saved: string;
  /** Called when the text was stored, and with null when there is no draft any more. */
  onKept?: (at: number | null) => void;
  words: {
    /**
     * Text of the banner when a draft was found: (at) => `A draft from ${time(at)} is kept on this
     * device`.
     */
    found: (at: number) => string;
    restore: string;
    discard: string;
  };
}

interface Kept {
  text: string;
  at: number;
}

/** Delay in ms between the last key and storing the draft. */
const wait = 1500;

function placeOf(key: string): string {
  return `halyard-draft:${key}`;
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}

/** Storage may be full, disabled, or contain data of another version: then there is no draft. */
function read(key: string): Kept | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(placeOf(key)) ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

function write(key: string, kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(placeOf(key), JSON.stringify(kept));
    else localStorage.removeItem(placeOf(key));
  } catch {
    // The editor works without drafts.
  }
}

/** Deletes a draft, for instance when its text was sent as something new. */
export function forgetDraft(key: string): void {
  write(key, null);
}

/** Stores unsaved text on this device and restores it on the next visit. */
export function useDraft(draft: EditorDraft | undefined, value: string) {
  const key = draft?.key;
  const saved = draft?.saved;
  const onKept = useEffectEvent((at: number | null) => draft?.onKept?.(at));
  const [found, setFound] = useState<Kept | null>(() => {
    const kept = key === undefined ? null : read(key);
    return kept && kept.text !== value && kept.text !== saved ? kept : null;
  });
  useEffect(() => {
    // A found draft must not be overwritten before the user has decided about it.
    if (key === undefined || found) return;
    if (value === saved) {
      write(key, null);
      onKept(null);
      return;
    }
    const timer = setTimeout(() => {
      const at = Date.now();
      write(key, { text: value, at });
      onKept(at);
    }, wait);
    return () => clearTimeout(timer);
  }, [key, saved, value, found]);
  return {
    found,
    settle: (): void => {
      if (key !== undefined) write(key, null);
      setFound(null);
    },
  };
}
