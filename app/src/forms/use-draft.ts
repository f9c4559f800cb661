import { useState } from 'react';

/** The edits of a form, separate from its initial values. */
export interface Draft<Values extends object> {
  /** What the form shows: the edits over the initial or stored values. */
  values: Values;
  /** The names of the fields that differ from the stored values. */
  changed: readonly (keyof Values)[];
  /** The changed fields only, as they were edited. */
  edits: Partial<Values>;
  /** The stored value of each changed field when its edit began. */
  base: Partial<Values>;
  /** Changed fields whose stored value has changed since the edit began. */
  conflicts: readonly (keyof Values)[];
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** Sets several fields at once. */
  assign: (values: Partial<Values>) => void;
  /** Drops the edits of these fields; of all without names. */
  discard: (names?: readonly (keyof Values)[]) => void;
  /** Keeps the conflicting edits, based on the current stored values. */
  rebase: () => void;
  /** Drops the edits that were saved; later edits are kept. */
  settle: (saved: Partial<Values>) => void;
}

interface Edit<Value> {
  value: Value;
  /** Missing right after a save: the next stored value becomes the base. */
  base?: Value;
}

type Edits<Values> = { [Name in keyof Values]?: Edit<Values[Name]> };

/**
 * Keeps the edits of a form separate from the stored values. Changes by somebody else are shown in
 * fields that were not edited, and are conflicts in fields that were.
 */
export function useDraft<Values extends object>(stored: Values): Draft<Values> {
  const [typed, setTyped] = useState<Edits<Values>>({});
  const names = Object.keys(typed) as (keyof Values)[];
  const changed = names.filter((name) => !isSame(typed[name]?.value, stored[name]));
  const pick = (part: (name: keyof Values) => Values[keyof Values]) =>
    Object.fromEntries(changed.map((name) => [name, part(name)])) as Partial<Values>;
  const baseOf = (name: keyof Values) => {
    const edit = typed[name];
    return edit && 'base' in edit ? (edit.base as Values[typeof name]) : stored[name];
  };
  const assign = (next: Partial<Values>) =>
    setTyped((current) => {
      const edits = { ...current };
      for (const name of Object.keys(next) as (keyof Values)[]) {
        const value = next[name] as Values[typeof name];
        edits[name] = { base: stored[name], ...current[name], value };
      }
      return edits;
    });
  return {
    values: { ...stored, ...valuesOf(typed) },
    changed,
    edits: pick((name) => typed[name]?.value as Values[typeof name]),
    base: pick(baseOf),
    conflicts: changed.filter((name) => !isSame(baseOf(name), stored[name])),
    set: (name, value) => assign({ [name]: value } as unknown as Partial<Values>),
    assign,
    discard: (dropped) => setTyped((current) => (dropped ? without(current, dropped) : {})),
    rebase: () =>
      setTyped((current) => {
        const kept = Object.entries(current) as [keyof Values, Edit<Values[keyof Values]>][];
        return Object.fromEntries(
          kept.map(([name, edit]) => [name, { ...edit, base: stored[name] }]),
        ) as Edits<Values>;
      }),
    settle: (saved) => setTyped((current) => withoutSaved(current, saved)),
  };
}

function valuesOf<Values extends object>(typed: Edits<Values>): Partial<Values> {
  const edits = Object.entries(typed) as [string, Edit<unknown>][];
  return Object.fromEntries(edits.map(([name, { value }]) => [name, value])) as Partial<Values>;
}

function without<Values extends object>(typed: Edits<Values>, dropped: readonly (keyof Values)[]) {
  const rest = { ...typed };
  for (const name of dropped) delete rest[name];
  return rest;
}

function withoutSaved<Values extends object>(typed: Edits<Values>, saved: Partial<Values>) {
  const rest: Edits<Values> = {};
  for (const name of Object.keys(typed) as (keyof Values)[]) {
    const edit = typed[name];
    if (!edit) continue;
    if (!(name in saved)) rest[name] = edit;
    else if (edit.value !== saved[name]) rest[name] = { value: edit.value };
  }
  return rest;
}

/** Whether two values are equal; lists are compared by their items. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
