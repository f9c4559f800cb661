import type { ApiError } from '@halyard/sdk/react';
import type { AnyPlan } from '@halyard/sdk/forms';
import type { RefObject, SubmitEvent } from 'react';
import type { FieldProps } from './field-props.ts';
import type { FieldErrors, FieldNames } from './form-errors.ts';
import type { Draft } from './use-draft.ts';

/** The changed fields of a form, and what was stored in them when they were edited. */
export type Edit<Values extends object> = Pick<Draft<Values>, 'edits' | 'base'>;

interface CommonOptions<Values extends object> {
  /** The schema of the request: its bounds and required fields, for fields of the same name. */
  schema?: AnyPlan;
  /** Fields that must be filled though the request may leave them out. */
  required?: readonly (keyof Values)[];
  /** Texts that are sent with the spaces around them: passwords, Markdown. */
  verbatim?: readonly (keyof Values)[];
  /** Rules that the schema does not have. `isTried`: somebody has tried to submit the form. */
  check?: (values: Values, isTried: boolean) => FieldErrors<Values>;
  /** The form's name for fields of the request that have another one there. */
  names?: FieldNames<Values>;
  /** The field to blame for a refusal that names none. */
  blame?: (error: ApiError) => keyof Values | undefined;
  /** Focuses the first field when the form appears: for the form that a page is about. */
  takesFocus?: boolean;
  /** Sends the values, texts trimmed, or only the edits. A rejection is shown, and the values stay. */
  send: (values: Values, edit: Edit<Values>) => Promise<unknown>;
  /** The form is used again after it was sent: back to its initial values. */
  resets?: boolean;
}

/** A form starts from `initial` values, or edits what is `stored`, which may change under it. */
export type FormOptions<Values extends object> = CommonOptions<Values> &
  ({ initial: Values } | { stored: Values });

type Shown<Values extends object> = Pick<
  Draft<Values>,
  'values' | 'changed' | 'conflicts' | 'set' | 'assign'
>;

/** The state of one form, and the props that tie its controls to it. */
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
  /** Why the request was refused, where no field is to blame. */
  error: string | undefined;
  /** What the last request was refused with; null while one is under way. */
  failure: unknown;
  isSending: boolean;
  /** It was sent, and what follows is on its way. */
  isDone: boolean;
  submit: () => void;
  /** Shows a refusal that another request brought. */
  refuse: (error: unknown) => void;
  /** Back to the initial or stored values, without errors. */
  reset: () => void;
  /** Resolves conflicts: the own values are to replace those of somebody else. */
  keepMine: () => void;
  /** Resolves conflicts: drops the own values. */
  takeTheirs: () => void;
}
