import type { FieldErrorCode } from '../generated/types/fieldErrorCode.ts';
import type { AnyPlan, Check } from './plan.ts';
import { fits } from './quick-check.ts';

/** What a control needs to know about the field that it edits. */
export interface FieldRules {
  /** The field cannot be left out, or cannot be an empty text. */
  required: boolean;
  /** The least and the greatest length in characters; undefined for anything but texts. */
  minLength: number | undefined;
  maxLength: number | undefined;
  /** Inclusive bounds of a number. */
  min: number | undefined;
  max: number | undefined;
}

/** The rules of a field of a request; none for a field that the request does not have. */
export function fieldRules(schema: AnyPlan, name: string): FieldRules {
  const field = fieldOf(schema, name);
  const { definition, checks } = field ? unwrap(field) : NO_FIELD;
  const bound = (kind: Check['kind']) =>
    checks.flatMap((check) => (check.kind === kind && 'bound' in check ? [check.bound] : []))[0];
  return {
    required: field !== undefined && !fits(field, definition.type === 'string' ? '' : undefined),
    minLength: definition.type === 'string' ? bound('minLength') : undefined,
    maxLength: definition.type === 'string' ? bound('maxLength') : undefined,
    min: bound('gte'),
    max: bound('lte'),
  };
}

const NO_FIELD: Pick<AnyPlan, 'definition' | 'checks'> = {
  definition: { type: 'unknown' },
  checks: [],
};

/** Why a request would be refused for the value of a field; null if it would not. */
export function fieldFault(schema: AnyPlan, name: string, value: unknown): FieldErrorCode | null {
  const field = fieldOf(schema, name);
  return field ? faultOf(field, value) : null;
}

const CODES = {
  gt: 'TOO_SMALL',
  gte: 'TOO_SMALL',
  lt: 'TOO_LARGE',
  lte: 'TOO_LARGE',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  regex: 'WRONG_FORMAT',
  milliseconds: 'TOO_SMALL',
} as const satisfies Record<Check['kind'], FieldErrorCode>;

function faultOf(field: AnyPlan, value: unknown): FieldErrorCode | null {
  if (fits(field, value)) return null;
  if (value === undefined || value === null || value === '') return 'REQUIRED';
  const { definition, checks } = unwrap(field);
  if (definition.type === 'array' && Array.isArray(value)) {
    const items = value.map((item) => faultOf(definition.inner, item));
    const first = items.find((fault) => fault !== null);
    if (first) return first;
  }
  if (definition.type === 'enum') return 'NOT_ALLOWED';
  const failed = checks.find((check) => !fits({ ...field, definition, checks: [check] }, value));
  const isRightType = fits({ ...field, definition, checks: [] }, value);
  return failed && isRightType ? CODES[failed.kind] : 'WRONG_TYPE';
}

function fieldOf({ definition }: AnyPlan, name: string): AnyPlan | undefined {
  if (definition.type !== 'object' || !Object.hasOwn(definition.shape, name)) return undefined;
  return definition.shape[name];
}

/** A field's schema without what says that it may be missing. */
function unwrap(field: AnyPlan): Pick<AnyPlan, 'definition' | 'checks'> {
  const { definition } = field;
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return unwrap(definition.inner);
    default:
      return field;
  }
}
