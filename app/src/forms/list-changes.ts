import type { Change } from '@halyard/ui-kit';
import type { Form } from './form.ts';

/** Name and formatter of a field; without `show`, it is only reported as edited. */
export interface FieldWords<Value> {
  label: string;
  show?: (value: Value) => string;
}

/** Names and formatters of all fields of a form. */
export type FormWords<Values> = { [Name in keyof Values]: FieldWords<Values[Name]> };

/** The lines of the save bar: changed fields with old and new value, in the order of the form. */
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
