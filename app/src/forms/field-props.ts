import { type AnyPlan, fieldRules } from '@halyard/sdk/forms';
import type { FieldErrors } from './form-errors.ts';
import type { Draft } from './use-draft.ts';

/** The props of a control that edits a field. */
export interface Bound<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  maxLength: number | undefined;
  min: number | undefined;
  max: number | undefined;
}

/** Functions that return the props of controls for the fields of a form. */
export interface FieldProps<Values extends object> {
  /** For a control with `value` and `onValueChange`. */
  bind: <Name extends keyof Values & string>(name: Name) => Bound<Values[Name]>;
  /** For a `Switch` or `Checkbox`. */
  toggle: (name: keyof Values) => {
    checked: boolean;
    onCheckedChange: (checked: boolean) => void;
  };
  /** For the `FormField` around the control. */
  field: (name: keyof Values & string) => {
    required: boolean;
    changed: boolean;
    error: string | undefined;
  };
}

interface FieldState<Values extends object> {
  draft: Draft<Values>;
  errors: FieldErrors<Values>;
  schema: AnyPlan | undefined;
  required: readonly (keyof Values)[];
  /** Changed fields are marked. */
  isEditor: boolean;
}

/** Returns the functions that bind controls to the fields of a form. */
export function fieldProps<Values extends object>(state: FieldState<Values>): FieldProps<Values> {
  const { draft, errors, schema, required, isEditor } = state;
  const rulesOf = (name: string) => schema && fieldRules(schema, name);
  return {
    bind: (name) => {
      const rules = rulesOf(name);
      return {
        name,
        value: draft.values[name],
        onValueChange: (value) => draft.set(name, value),
        maxLength: rules?.maxLength,
        min: rules?.min,
        max: rules?.max,
      };
    },
    toggle: (name) => ({
      checked: Boolean(draft.values[name]),
      onCheckedChange: (checked) => draft.set(name, checked as Values[typeof name]),
    }),
    field: (name) => ({
      required: required.includes(name) || (rulesOf(name)?.required ?? false),
      changed: isEditor && draft.changed.includes(name),
      error: errors[name],
    }),
  };
}
