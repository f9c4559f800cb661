import { type AnyPlan, type FieldErrorCode, fieldFault } from '@halyard/sdk/forms';
import { ApiError } from '@halyard/sdk/react';
import { failureText } from '../app/errors/failure-text.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { isSame } from './use-draft.ts';

/** What is wrong with the fields of a form, in words. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string | undefined };

/** A request that was refused, and the values that it was refused for. */
export interface Refusal<Values> {
  error: unknown;
  values: Values;
}

/** Texts without the spaces around them: the app trims, the API does not. */
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

/** Which fields the request would be refused for, and required fields that are empty. */
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

/** Fields of the request by the name that the form has for them, where it is another one. */
export type FieldNames<Values> = Readonly<Partial<Record<string, keyof Values>>>;

/** How a form reads a refusal. */
interface RefusalOptions<Values> {
  names?: FieldNames<Values>;
  blame?: (error: ApiError) => keyof Values | undefined;
}

/**
 * What a refusal says about the fields of the form, as long as they have the values that were
 * refused, and what it says that no field of the form is to blame for.
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
    // The path of an item of a list belongs to the list.
    const [root = ''] = path.split('.');
    const name = names[root] ?? (root as keyof Values);
    if (Object.hasOwn(values, name)) fields[name] = issueText(LL, error, code);
    else isOther = blamed === undefined;
  }
  return { fields: stillRefused(refusal, values, fields), other: isOther ? text : undefined };
}

/** A rule of the product has a sentence of its own; a broken bound has only its code. */
function issueText(LL: TranslationFunctions, error: ApiError, code: FieldErrorCode): string {
  const isProductRule = error.kind === 'http' && error.code !== 'VALIDATION_FAILED';
  return isProductRule ? error.title : LL.errors.field[code]();
}

function stillRefused<Values extends object>(
  { error, values: refused }: Refusal<Values>,
  values: Values,
  fields: FieldErrors<Values>,
): FieldErrors<Values> {
  const isEdited = (name: string) =>
    !isSame(refused[name as keyof Values], values[name as keyof Values]);
  // Values that do not fit together can be corrected in any of their fields.
  const isAboutAll =
    error instanceof ApiError && error.issues.some(({ code }) => code === 'OUT_OF_ORDER');
  if (isAboutAll && Object.keys(values).some(isEdited)) return {};
  const left = Object.entries(fields).filter(([name]) => !isEdited(name));
  return Object.fromEntries(left) as FieldErrors<Values>;
}

/** The errors that there are, without fields that are fine. */
export function present<Values extends object>(
  errors: FieldErrors<Values> = {},
): FieldErrors<Values> {
  const left = Object.entries(errors).filter(([, text]) => text !== undefined);
  return Object.fromEntries(left) as FieldErrors<Values>;
}
