import type { Change } from '@halyard/ui-kit';
import type { Form } from '../../../forms/form.ts';

/** How a field is named and its value said; without `show` it is only said to be edited. */
export interface FieldWords<Value> {
  label: string;
  show?: (value: Value) => string;
}

/** Names and ways of saying of all fields of a form. */
export type FormWords<Values> = { [Name in keyof Values]: FieldWords<Values[Name]> };

/** The save bar's lines: each changed field with its old and its new value, in the form's order. */
export function listChanges<Values extends object>(
  stored: Values,
  { values, changed }: Pick<Form<Values>, 'values' | 'changed'>,
  words: FormWords<Values>,
  edited: string,
): Change[] {
  return (Object.keys(words) as (keyof Values)[])
    .filter((name) => changed.includes(name))
    .map((name) => {
      const { label, show } = words[name];
      if (!show) return { label, to: edited };
      return { label, from: show(stored[name]), to: show(values[name]) };
    });
}
