import { resolve, type Schema } from './spec.ts';

/** A body that the spec refuses, and the field it is refused for. */
export interface BadBody {
  why: string;
  path: string;
  body: unknown;
}

/** The spec's own example, which must be accepted, is what each bad body differs from. */
export function exampleOf(schema: Schema): unknown {
  return resolve(schema).example;
}

/** Bodies with exactly one thing wrong, as many as the schema has bounds. */
export function badBodies(schema: Schema): BadBody[] {
  const target = resolve(schema);
  const good = exampleOf(schema);
  return [
    ...wrongValues(schema).map(({ why, value }) => ({ why, path: '', body: value })),
    ...badFields(target, good, ''),
    ...badItems(target, good),
  ];
}

function badFields(target: Schema, good: unknown, prefix: string): BadBody[] {
  const record = good as Record<string, unknown>;
  return Object.entries(target.properties ?? {}).flatMap(([name, field]) => [
    ...(target.required?.includes(name)
      ? [{ why: `no ${name}`, path: prefix + name, body: without(record, name) }]
      : []),
    ...wrongValues(field).map(({ why, value }) => ({
      why: `${name} ${why}`,
      path: prefix + name,
      body: { ...record, [name]: value },
    })),
  ]);
}

function badItems(target: Schema, good: unknown): BadBody[] {
  if (!target.items || !Array.isArray(good)) return [];
  const item = resolve(target.items);
  return badFields(item, good[0], '0.').map((bad) => ({ ...bad, body: [bad.body] }));
}

function without(record: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

interface WrongValue {
  why: string;
  value: unknown;
}

/** Values just outside of what a schema allows. */
export function wrongValues(schema: Schema): WrongValue[] {
  const target = resolve(schema);
  const known = target.oneOf?.find((part) => resolve(part).type !== 'null');
  if (known) return wrongValues(known).filter(({ value }) => value !== null);
  const types = [target.type ?? []].flat();
  const isNullable = types.includes('null');
  return [
    { why: 'of a wrong type', value: types.includes('array') ? {} : ['wrong'] },
    ...(isNullable || types.length === 0 ? [] : [{ why: 'null', value: null }]),
    ...(target.enum ? [{ why: 'not one of the names', value: 'Nonesuch' }] : []),
    ...(target.enum || !types.includes('string') ? [] : wrongTexts(target)),
    ...(types.includes('integer') || types.includes('number') ? wrongNumbers(target, types) : []),
    ...(target.maxItems !== undefined
      ? [{ why: 'too many', value: Array.from({ length: target.maxItems + 1 }, () => 'x') }]
      : []),
  ];
}

function wrongTexts({ minLength, maxLength }: Schema): WrongValue[] {
  return [
    { why: 'with a NUL', value: 'a\0b'.padEnd(minLength ?? 0, 'c') },
    { why: 'with half a character', value: 'a\ud800b'.padEnd(minLength ?? 0, 'c') },
    ...(minLength ? [{ why: 'too short', value: 'x'.repeat(minLength - 1) }] : []),
    ...(maxLength !== undefined ? [{ why: 'too long', value: 'x'.repeat(maxLength + 1) }] : []),
  ];
}

function wrongNumbers({ minimum, maximum }: Schema, types: string[]): WrongValue[] {
  return [
    { why: 'text that is no number', value: 'many' },
    ...(types.includes('integer') ? [{ why: 'a fraction', value: 1.5 }] : []),
    ...(minimum !== undefined ? [{ why: 'too small', value: minimum - 1 }] : []),
    ...(maximum !== undefined ? [{ why: 'too large', value: maximum + 1 }] : []),
  ];
}
