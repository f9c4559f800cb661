import type { ApiError } from '@halyard/sdk/react';
import type { AnyPlan } from '@halyard/sdk/forms';
import type { RefObject, SubmitEvent } from 'react';
import type { FieldProps } from './field-props.ts';
import type { FieldErrors, FieldNames } from './form-errors.ts';
import type { Draft } from './use-draft.ts';

/** The changed fields of a form, and what was stored in them when they were edited. */
export type Edit<Values extends object> = Pick<Draft<Values>, 'edits' | 'base'>;

interface CommonOptions<Values extends object> {
  /** The schema of the request; its limits apply to fields of the same name. */
  schema?: AnyPlan;
  /** Fields that must be filled in although they are optional in the request. */
  required?: readonly (keyof Values)[];
  /** Texts that are not trimmed: passwords, Markdown. */
  verbatim?: readonly (keyof Values)[];
  /** Rules that the schema does not have. `isTried`: the user has tried to submit the form. */
  check?: (values: Values, isTried: boolean) => FieldErrors<Values>;
  /** The form's names of request fields, where they differ. */
  names?: FieldNames<Values>;
  /** The field to blame for an error that names none. */
  blame?: (error: ApiError) => keyof Values | undefined;
  /** Focuses the first field when the form appears: for the main form of a page. */
  takesFocus?: boolean;
  /** Sends the values, texts trimmed, or only the edits. A rejection is shown, and the values stay. */
  send: (values: Values, edit: Edit<Values>) => Promise<unknown>;
  /** Resets the form to its initial values after a successful submit. */
  resets?: boolean;
}

/** A form starts from `initial` values, or edits `stored` values, which can change meanwhile. */
export type FormOptions<Values extends object> = CommonOptions<Values> &
  ({ initial: Values } | { stored: Values });

type Shown<Values extends object> = Pick<
  Draft<Values>,
  'values' | 'changed' | 'conflicts' | 'set' | 'assign'
>;

/** The state of a form, and the props for its controls. */
export interface Form<Values extends object> extends Shown<Values>, FieldProps<Values> {
  /** For `<form>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent) => void;
  };
  /** For a `Dialog`, which is a form itself. */
  dialog: { busy: boolean; error: string | undefined; onSubmit: () => void };
  errors: FieldErrors<Values>;
  /** The error of the last request, if no field is to blame. */
  error: string | undefined;
  /** The error of the last request; null while one is pending. */
  failure: unknown;
  isSending: boolean;
  /** The request succeeded; what follows, such as navigation, may be pending. */
  isDone: boolean;
  submit: () => void;
  /** Shows the error of another request. */
  refuse: (error: unknown) => void;
  /** Back to the initial or stored values, without errors. */
  reset: () => void;
  /** Resolves conflicts: the user's values are to replace those of somebody else. */
  keepMine: () => void;
  /** Resolves conflicts: drops the user's values. */
  takeTheirs: () => void;
}
