// oxlint-disable no-underscore-dangle -- zod's core names its inner parts so.
import type * as core from 'zod/v4/core';
import { type AnySchema, type output, run } from './mini.ts';

/** Says that only zod can tell: the data is wrong, or in a way that is not known here. */
export const UNSURE = Symbol('unsure');

/** Told of each name that an enumeration lacks. */
type Tell = (name: string) => void;

/** Answers the data without fields that the schema lacks, or `UNSURE`; it may write into the data. */
type QuickCheck<T = unknown> = (data: unknown, tell: Tell) => T | typeof UNSURE;

const made = new WeakMap<AnySchema, QuickCheck>();

/**
 * A schema's own check, many times as fast, for data that was just read from JSON: zod makes objects
 * for each value it looks at and a copy of everything, this makes none. Whatever is not known here
 * is left to zod, part by part, so that both always agree.
 */
export function quickCheck<T extends AnySchema>(schema: T): QuickCheck<output<T>> {
  const check = made.get(schema) ?? makeCheck(schema);
  made.set(schema, check);
  return check as QuickCheck<output<T>>;
}

function makeCheck(schema: AnySchema): QuickCheck {
  const { def } = (schema as core.$ZodTypes)._zod;
  const leaveToZod: QuickCheck = (data, tell) => {
    const result = run(schema, data, tell);
    return result.success ? result.data : UNSURE;
  };
  const [least, most, areAllKnown] = readBounds(def.checks);
  if (!areAllKnown) return leaveToZod;
  const isWithin = (size: number) => size >= least && size <= most;
  switch (def.type) {
    case 'nullable':
    case 'optional': {
      if (def.innerType._zod.optin === 'defaulted') return leaveToZod;
      const without = def.type === 'nullable' ? null : undefined;
      const inner = quickCheck(def.innerType);
      return (data, tell) => (data === without ? data : inner(data, tell));
    }
    case 'boolean':
      return (data) => (typeof data === 'boolean' ? data : UNSURE);
    case 'string':
      if ('format' in def) return leaveToZod;
      return (data) => (typeof data === 'string' && isWithin(data.length) ? data : UNSURE);
    case 'number':
      if (!('format' in def) || def.format !== 'safeint') return leaveToZod;
      return (data) => (Number.isSafeInteger(data) && isWithin(data as number) ? data : UNSURE);
    case 'enum':
      if ('aliases' in def) return leaveToZod;
      return checkName(new Set(Object.values(def.entries)));
    case 'array':
      return checkList(quickCheck(def.element), isWithin);
    case 'object':
      return checkFields(def.shape);
    default:
      return leaveToZod;
  }
}

/** Least and most of a number, or of how long something is, and whether the checks say only that. */
function readBounds(checks: readonly core.$ZodCheck[] = []): [number, number, boolean] {
  let [least, most, areAllKnown] = [-Infinity, Infinity, true];
  for (const check of checks) {
    const { def } = (check as core.$ZodChecks)._zod;
    if (def.check === 'min_length') least = Math.max(least, def.minimum);
    else if (def.check === 'max_length') most = Math.min(most, def.maximum);
    else if (def.check === 'greater_than' && def.inclusive)
      least = Math.max(least, Number(def.value));
    else if (def.check === 'less_than' && def.inclusive) most = Math.min(most, Number(def.value));
    else areAllKnown = false;
  }
  return [least, most, areAllKnown];
}

function checkName(names: ReadonlySet<unknown>): QuickCheck {
  return (data, tell) => {
    if (typeof data !== 'string') return UNSURE;
    if (!names.has(data)) tell(data);
    return data;
  };
}

function checkList(check: QuickCheck, isWithin: (length: number) => boolean): QuickCheck {
  return (data, tell) => {
    if (!Array.isArray(data) || !isWithin(data.length)) return UNSURE;
    for (let index = 0; index < data.length; index += 1) {
      const before: unknown = data[index];
      const after = check(before, tell);
      if (after === UNSURE) return UNSURE;
      if (after !== before) data[index] = after;
    }
    return data;
  };
}

function checkFields(shape: core.$ZodShape): QuickCheck {
  const names = Object.keys(shape);
  const checks = Object.values(shape).map((schema) => quickCheck(schema));
  return (data, tell) => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return UNSURE;
    const fields = data as Record<string, unknown>;
    let extra = 0;
    for (const _ in fields) extra += 1;
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] as string;
      const before = fields[name];
      const after = checks[index]?.(before, tell);
      if (after === UNSURE) return UNSURE;
      if (after !== before) fields[name] = after;
      if (before !== undefined) extra -= 1;
    }
    return extra === 0 ? fields : pick(fields, names);
  };
}

function pick(fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const name of names) if (fields[name] !== undefined) picked[name] = fields[name];
  return picked;
}
