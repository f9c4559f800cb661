import { useEffect, useState } from 'react';

export interface EditorDraft {
  /** Tells this text from others on this device: "post-12". */
  key: string;
  /** The text as the server has it; a draft that says the same is forgotten. */
  saved: string;
  words: {
    /** There is a draft from Unix ms: (at) => `A draft from ${time(at)} is kept on this device`. */
    found: (at: number) => string;
    restore: string;
    discard: string;
  };
}

interface Kept {
  text: string;
  at: number;
}

/** How long after the last key it is kept, in ms. */
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

/** Storage may be full, switched off, or hold what another version wrote: then there is no draft. */
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
    // Without a draft one can still write.
  }
}

/** Keeps what is being written on this device; finds what was left behind the last time. */
export function useDraft(draft: EditorDraft | undefined, value: string) {
  const key = draft?.key;
  const saved = draft?.saved;
  const [found, setFound] = useState<Kept | null>(() => {
    const kept = key === undefined ? null : read(key);
    return kept && kept.text !== value && kept.text !== saved ? kept : null;
  });
  useEffect(() => {
    // What was found must not be written over before somebody has decided.
    if (key === undefined || found) return;
    if (value === saved) {
      write(key, null);
      return;
    }
    const timer = setTimeout(() => write(key, { text: value, at: Date.now() }), wait);
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
