// oxlint-disable no-underscore-dangle -- zod's core names its inner parts so.
import fc from 'fast-check';
import type * as core from 'zod/v4/core';
import type { AnySchema } from '../runtime/plan.ts';

/** At most so many items or characters more than the minimum are generated. */
const SPREAD = 4;
/** Larger than any limit of the contract, but exact in JSON. */
const MAX_NUMBER = 2 ** 40;

/** Valid JSON for a schema, sometimes with unknown fields. */
export function validFor(schema: AnySchema): fc.Arbitrary<unknown> {
  const { def } = (schema as core.$ZodTypes)._zod;
  const { least, most, pattern, isTime } = readChecks(def.checks);
  const minLength = Math.max(least, 0);
  const lengths = { minLength, maxLength: Math.min(most, minLength + SPREAD) };
  switch (def.type) {
    case 'string':
      if ('format' in def && def.format === 'uuid') return fc.uuid();
      if (pattern) return fc.stringMatching(pattern);
      return fc.string(lengths);
    case 'number':
      return fc
        .maxSafeInteger()
        .map((any) => least + (Math.abs(any) % (most - least + 1)))
        .filter((time) => !isTime || time <= 0 || time >= 2 ** 37);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries), 'NewerName');
    case 'nullable':
      return fc.option(validFor(def.innerType));
    case 'optional':
    case 'default':
      return validFor(def.innerType);
    case 'array':
      return fc.array(validFor(def.element), lengths);
    case 'record':
      return fc.dictionary(fc.string(), validFor(def.valueType), { maxKeys: SPREAD });
    case 'object':
      return validObject(def.shape);
    case 'union':
      return fc.oneof(...def.options.map((option) => validFor(option)));
    default:
      return fc.jsonValue();
  }
}

function validObject(shape: core.$ZodShape): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape);
  const isOptional = (schema: AnySchema) => schema._zod.optin === 'optional';
  return fc
    .tuple(
      fc.record(Object.fromEntries(fields.map(([name, schema]) => [name, validFor(schema)])), {
        requiredKeys: fields.filter(([, schema]) => !isOptional(schema)).map(([name]) => name),
      }),
      fc.option(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }), { freq: 3 }),
    )
    .map(([known, extra]) => ({ ...extra, ...known }));
}

function readChecks(checks: readonly core.$ZodCheck[] = []) {
  let [least, most, pattern] = [-MAX_NUMBER, MAX_NUMBER, undefined as RegExp | undefined];
  // The check for milliseconds is the only one of our own.
  const isTime = checks.some((check) => check._zod.def.check === 'custom');
  for (const check of checks) {
    const { def } = (check as core.$ZodChecks)._zod;
    if (def.check === 'min_length') least = Math.max(least, def.minimum);
    if (def.check === 'max_length') most = Math.min(most, def.maximum);
    if (def.check === 'greater_than') least = Number(def.value) + (def.inclusive ? 0 : 1);
    if (def.check === 'less_than') most = Number(def.value) - (def.inclusive ? 0 : 1);
    if (def.check === 'string_format' && 'pattern' in def) pattern = def.pattern;
  }
  return { least, most, pattern, isTime };
}

/** JSON for a schema with one value replaced by an arbitrary one or removed. */
export function brokenFor(schema: AnySchema): fc.Arbitrary<unknown> {
  const wrong = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constant(undefined));
  return fc
    .tuple(validFor(schema), fc.nat(), wrong)
    .map(([data, spot, value]) => replaceAt(data, spot, value));
}

/** Replaces one value of the data; `spot` determines which. */
function replaceAt(data: unknown, spot: number, value: unknown): unknown {
  const keys = typeof data === 'object' && data !== null ? Object.keys(data) : [];
  const key = keys[spot % (keys.length + 1)];
  if (key === undefined) return value;
  const inside = data as Record<string, unknown>;
  const replaced = replaceAt(inside[key], Math.floor(spot / (keys.length + 1)), value);
  if (Array.isArray(data)) return data.with(Number(key), replaced === undefined ? null : replaced);
  const { [key]: _, ...others } = inside;
  return replaced === undefined ? others : { ...others, [key]: replaced };
}
