import { useState } from 'react';

/** A form over something that is stored. */
export interface Draft<Values extends object> {
  /** What the form shows: what is stored, and the edits over it. */
  values: Values;
  /** The names of the fields that differ from what is stored. */
  changed: readonly (keyof Values)[];
  /** Only these fields, as they were edited. */
  edits: Partial<Values>;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** Forgets all edits. */
  discard: () => void;
  /** Forgets the edits that were saved; what was typed meanwhile stays. */
  settle: (saved: Partial<Values>) => void;
}

/**
 * Keeps edits apart from what is stored. What others change meanwhile shows through wherever
 * nothing was edited, and an edit always stands against the newest stored value.
 */
export function useDraft<Values extends object>(stored: Values): Draft<Values> {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const changed = (Object.keys(typed) as (keyof Values)[]).filter(
    (name) => !isSame(typed[name], stored[name]),
  );
  const edits: Partial<Values> = {};
  for (const name of changed) edits[name] = typed[name];
  return {
    values: { ...stored, ...typed },
    changed,
    edits,
    set: (name, value) => setTyped((current) => ({ ...current, [name]: value })),
    discard: () => setTyped({}),
    settle: (saved) => setTyped((current) => withoutSaved(current, saved)),
  };
}

function withoutSaved<Values extends object>(
  typed: Partial<Values>,
  saved: Partial<Values>,
): Partial<Values> {
  const rest: Partial<Values> = {};
  for (const name of Object.keys(typed) as (keyof Values)[]) {
    if (!(name in saved) || typed[name] !== saved[name]) rest[name] = typed[name];
  }
  return rest;
}

/** Equal to a reader: lists are compared by what is in them. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
