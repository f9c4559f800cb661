import {
  type FieldIssue,
  reasonOf,
  type SchemaIssue,
  SECONDS,
  toFieldIssue,
  valueAt,
} from './field-issue.ts';
import type { AnyPlan, Check, Definition } from './plan.ts';
import { findOption, isOfType, toTest } from './quick-check.ts';

type Path = readonly string[];
/** A fault of a value, without the place of the value. */
type Fault = Omit<SchemaIssue, 'path'>;
type Issue = Fault & { readonly path: Path };

/**
 * Returns the errors of invalid data: the ones that zod reports, without zod, which is three times as
 * large as all calls of a page together.
 * @param unknownNames whether unknown names of an enumeration are refused (requests) or kept (responses)
 */
export function findIssues(
  plan: AnyPlan,
  data: unknown,
  unknownNames: 'kept' | 'refused',
): FieldIssue[] {
  const issues = issuesOf(plan, data, []).filter(
    ({ code, path }) =>
      unknownNames === 'refused' ||
      code !== 'invalid_value' ||
      typeof valueAt(data, path) !== 'string',
  );
  return issues.map((issue) => {
    const field = toFieldIssue(issue, data);
    return { ...field, reason: reasonOf(issue, field.code) };
  });
}

/** A value of the wrong type is not checked further, nor are the items of a list that is too long. */
function issuesOf(plan: AnyPlan, data: unknown, path: Path): Issue[] {
  const own = ownIssue(plan.definition, data);
  if (own) return [{ path, ...own }];
  const refused = plan.checks
    .filter((check) => !toTest(check)(data))
    .map((check) => ({ path, ...checkIssue(check, data) }));
  if (refused.some(({ code }) => code === 'too_big')) return refused;
  return [...innerIssues(plan.definition, data, path), ...refused];
}

/** What is wrong with a value, apart from what is inside of it. */
function ownIssue(definition: Definition, data: unknown): Fault | null {
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return null;
    case 'object':
    case 'record':
      return isObject(data) ? null : wrongType(definition.type);
    case 'union':
      return isObject(data) ? null : wrongType('object');
    case 'array':
      return Array.isArray(data) ? null : wrongType('array');
    case 'enum':
      return definition.names.some((name) => name === data)
        ? null
        : { code: 'invalid_value', values: definition.names };
    case 'uuid':
      if (typeof data !== 'string') return wrongType('string');
      return isOfType(definition, data) ? null : { code: 'invalid_format' };
    case 'instance':
      return isOfType(definition, data) ? null : wrongType(definition.Class.name);
    case 'int':
      return intIssue(data);
    default:
      return isOfType(definition, data) ? null : wrongType(definition.type);
  }
}

function innerIssues(definition: Definition, data: unknown, path: Path): Issue[] {
  switch (definition.type) {
    case 'optional':
    case 'default':
      return data === undefined ? [] : issuesOf(definition.inner, data, path);
    case 'nullable':
      return data === null ? [] : issuesOf(definition.inner, data, path);
    case 'array':
      return (data as unknown[]).flatMap((item, index) =>
        issuesOf(definition.inner, item, [...path, String(index)]),
      );
    case 'record':
      return Object.entries(data as object).flatMap(([key, value]) =>
        // Never a valid key; the check leaves it out.
        key === '__proto__' ? [] : issuesOf(definition.inner, value, [...path, key]),
      );
    case 'object':
      return Object.entries(definition.shape).flatMap(([name, plan]) =>
        issuesOf(plan, (data as Record<string, unknown>)[name], [...path, name]),
      );
    case 'union': {
      const option = findOption(definition, data as object);
      const at = [...path, definition.discriminator];
      return option ? issuesOf(option, data, path) : [{ code: 'invalid_union', path: at }];
    }
    default:
      return [];
  }
}

function intIssue(data: unknown): Fault | null {
  if (typeof data !== 'number' || !Number.isFinite(data)) return wrongType('number');
  if (!Number.isInteger(data)) return wrongType('int');
  if (data > Number.MAX_SAFE_INTEGER)
    return { code: 'too_big', origin: 'int', maximum: Number.MAX_SAFE_INTEGER };
  if (data < Number.MIN_SAFE_INTEGER)
    return { code: 'too_small', origin: 'int', minimum: Number.MIN_SAFE_INTEGER };
  return null;
}

function checkIssue(check: Check, data: unknown): Fault {
  const origin = typeof data === 'number' ? 'number' : Array.isArray(data) ? 'array' : 'string';
  switch (check.kind) {
    case 'regex':
      return { code: 'invalid_format' };
    case 'milliseconds':
      return { code: 'too_small', origin, minimum: check.bound, message: SECONDS };
    case 'gt':
    case 'gte':
    case 'minLength':
      return { code: 'too_small', origin, minimum: check.bound };
    case 'lt':
    case 'lte':
    case 'maxLength':
      return { code: 'too_big', origin, maximum: check.bound };
  }
}

const wrongType = (expected: string): Fault => ({ code: 'invalid_type', expected });

const isObject = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
