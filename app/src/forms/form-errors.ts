import { type AnyPlan, type FieldErrorCode, fieldFault } from '@halyard/sdk/forms';
import { ApiError } from '@halyard/sdk/react';
import { failureText } from '../app/errors/failure-text.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { isSame } from './use-draft.ts';

/** Error messages by field. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string | undefined };

/** The error of a rejected request, and the values that were sent. */
export interface Refusal<Values> {
  error: unknown;
  values: Values;
}

/** Trims all texts except the verbatim ones: the API does not trim. */
export function trimmed<Values extends object>(
  values: Values,
  verbatim: readonly (keyof Values)[],
): Values {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && !verbatim.includes(name as keyof Values) ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

/** Errors of fields that violate the request's schema or are required and empty. */
export function schemaErrors<Values extends object>(
  LL: TranslationFunctions,
  schema: AnyPlan | undefined,
  required: readonly (keyof Values)[],
  values: Values,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const name of Object.keys(values) as (keyof Values & string)[]) {
    const value: unknown = values[name];
    const isMissing = required.includes(name) && (value === '' || value === null);
    const fault = isMissing ? 'REQUIRED' : schema && fieldFault(schema, name, value);
    if (fault) errors[name] = LL.errors.field[fault]();
  }
  return errors;
}

/** The form's names of request fields, where they differ. */
export type FieldNames<Values> = Readonly<Partial<Record<string, keyof Values>>>;

/** How a form maps an error of the server to its fields. */
interface RefusalOptions<Values> {
  names?: FieldNames<Values>;
  blame?: (error: ApiError) => keyof Values | undefined;
}

/**
 * Maps an error of the server to the fields of the form, as long as they still have the rejected
 * values, and returns the message for the whole form if no field is to blame. That one goes with the
 * first edit, because any of the values may have been the cause.
 */
export function refusalErrors<Values extends object>(
  LL: TranslationFunctions,
  { names = {}, blame }: RefusalOptions<Values>,
  refusal: Refusal<Values> | null,
  values: Values,
): { fields: FieldErrors<Values>; other: string | undefined } {
  if (!refusal) return { fields: {}, other: undefined };
  const { error } = refusal;
  const text = failureText(LL, error);
  if (!(error instanceof ApiError)) return { fields: {}, other: text };
  const blamed = blame?.(error);
  const fields: FieldErrors<Values> =
    blamed === undefined ? {} : ({ [blamed]: text } as FieldErrors<Values>);
  let isOther = error.issues.length === 0 && blamed === undefined;
  for (const { path, code } of error.issues) {
    // The error of a list item is shown at the list.
    const [root = ''] = path.split('.');
    const name = names[root] ?? (root as keyof Values);
    if (Object.hasOwn(values, name)) fields[name] = issueText(LL, error, code);
    else isOther = blamed === undefined;
  }
  const isSettled = isAboutValues(error) && !isSame(refusal.values, values);
  return {
    fields: stillRefused(refusal, values, fields),
    other: isOther && !isSettled ? text : undefined,
  };
}

/** Business rules have their own message; violated limits only have a code. */
function issueText(LL: TranslationFunctions, error: ApiError, code: FieldErrorCode): string {
  const isProductRule = error.kind === 'http' && error.code !== 'VALIDATION_FAILED';
  return isProductRule ? error.title : LL.errors.field[code]();
}

/** Whether an edit can fix the error: not a lost connection, a broken server or too many requests. */
function isAboutValues({ kind, status }: ApiError): boolean {
  return kind === 'http' && status < 500 && status !== 429;
}

function stillRefused<Values extends object>(
  { error, values: refused }: Refusal<Values>,
  values: Values,
  fields: FieldErrors<Values>,
): FieldErrors<Values> {
  const isEdited = (name: string) =>
    !isSame(refused[name as keyof Values], values[name as keyof Values]);
  // A conflict between fields can be fixed in any of them.
  const isAboutAll =
    error instanceof ApiError && error.issues.some(({ code }) => code === 'OUT_OF_ORDER');
  if (isAboutAll && Object.keys(values).some(isEdited)) return {};
  const left = Object.entries(fields).filter(([name]) => !isEdited(name));
  return Object.fromEntries(left) as FieldErrors<Values>;
}

/** Removes the fields without an error. */
export function present<Values extends object>(
  errors: FieldErrors<Values> = {},
): FieldErrors<Values> {
  const left = Object.entries(errors).filter(([, text]) => text !== undefined);
  return Object.fromEntries(left) as FieldErrors<Values>;
}
