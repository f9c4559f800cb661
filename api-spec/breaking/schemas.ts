import { nameOf, type Schema } from '../bundle.ts';
import { narrowedBounds } from './bounds.ts';
import { type Change, change, missingFrom } from './change.ts';

type Schemas = Record<string, Schema>;

/** The direction in which a value goes: the client sends requests and reads answers. */
export type Direction = 'request' | 'answer';

export interface Documents {
  before: Schemas;
  after: Schemas;
}

/** A schema with its references followed, and the alternatives with `null` folded into its types. */
interface Flat extends Schema {
  types: string[];
  /** Alternatives beside null, when there is more than one. */
  variants: Schema[];
}

/** The type of a schema that names none. */
const ANYTHING = 'anything';

/**
 * Compares what a schema was with what it is. A named schema is compared once for each direction,
 * however many operations use it.
 */
export function createSchemaComparison(documents: Documents) {
  const seen = new Set<string>();

  function compare(was: Schema, is: Schema, direction: Direction, at: string): Change[] {
    const old = alternatives(was);
    const now = alternatives(is);
    const wasRef = old.only?.$ref;
    const isRef = now.only?.$ref;
    if (wasRef === undefined || isRef === undefined) return compareFlat(was, is, direction, at);
    const isNew = direction === 'request' ? old.isNullable : now.isNullable;
    const nullness = isNew && old.isNullable !== now.isNullable ? [nullChange(direction, at)] : [];
    const key = `${direction} ${wasRef} ${isRef}`;
    if (seen.has(key)) return nullness;
    seen.add(key);
    const named = compareFlat({ $ref: wasRef }, { $ref: isRef }, direction, nameOf(wasRef));
    return [...nullness, ...named];
  }

  function compareFlat(was: Schema, is: Schema, direction: Direction, at: string): Change[] {
    const old = flatten(was, documents.before);
    const now = flatten(is, documents.after);
    const own = direction === 'request' ? narrowed(old, now, at) : widened(old, now, at);
    return [...own, ...compareParts(old, now, direction, at)];
  }

  function compareParts(old: Flat, now: Flat, direction: Direction, at: string): Change[] {
    const fields = Object.entries(old.properties ?? {}).flatMap(([field, was]) => {
      const is = now.properties?.[field];
      return is ? compare(was, is, direction, `${at}.${field}`) : [];
    });
    const items = old.items && now.items ? compare(old.items, now.items, direction, `${at}[]`) : [];
    const values =
      old.additionalProperties && now.additionalProperties
        ? compare(old.additionalProperties, now.additionalProperties, direction, `${at}{}`)
        : [];
    const variants = old.variants.flatMap((was, index) => {
      const is = now.variants[index];
      return is ? compare(was, is, direction, `${at}|${index}`) : [];
    });
    return [...fields, ...items, ...values, ...variants];
  }

  return compare;
}

/** The changes by which a request may hold less than before. */
function narrowed(old: Flat, now: Flat, at: string): Change[] {
  const types = old.types.filter((type) => !covers(now.types, type));
  const values = now.enum ? missingFrom(old.enum ?? ['any other'], now.enum) : [];
  const required = missingFrom(now.required ?? [], old.required ?? []);
  const gone = missingFrom(Object.keys(old.properties ?? {}), Object.keys(now.properties ?? {}));
  return [
    ...(types.length > 0 || now.variants.length < old.variants.length
      ? [change('request-type-narrowed', at, `no longer takes ${types.join(', ') || 'a variant'}`)]
      : []),
    ...(values.length > 0
      ? [change('request-enum-narrowed', at, `no longer takes ${values.join(', ')}`)]
      : []),
    ...narrowedBounds(old, now, at),
    ...required.map((field) =>
      change('request-field-required', `${at}.${field}`, 'is required now'),
    ),
    ...gone.map((field) => change('request-field-removed', `${at}.${field}`, 'is ignored now')),
    ...(JSON.stringify(old.default) === JSON.stringify(now.default)
      ? []
      : [change('request-default-changed', at, `has another default: ${text(now.default)}`)]),
  ];
}

/** The changes by which an answer holds what a client has not met before, or lacks what it expects. */
function widened(old: Flat, now: Flat, at: string): Change[] {
  const types = now.types.filter((type) => !covers(old.types, type));
  const isOther = old.format !== now.format || now.variants.length > old.variants.length;
  const values = old.enum ? missingFrom(now.enum ?? ['any other'], old.enum) : [];
  const gone = missingFrom(Object.keys(old.properties ?? {}), Object.keys(now.properties ?? {}));
  const optional = missingFrom(missingFrom(old.required ?? [], now.required ?? []), gone);
  return [
    ...(types.length > 0 || isOther
      ? [change('answer-type-widened', at, `may be ${types.join(', ') || 'of another form'} now`)]
      : []),
    ...(values.length > 0
      ? [change('answer-enum-widened', at, `may be ${values.join(', ')} now`)]
      : []),
    ...gone.map((field) => change('answer-field-removed', `${at}.${field}`, 'is gone')),
    ...optional.map((field) => change('answer-field-optional', `${at}.${field}`, 'may be missing')),
  ];
}

/** What a schema allows beside null; `only` is the one, where it is no choice. */
function alternatives(schema: Schema) {
  const choices = schema.oneOf ?? [schema];
  const variants = choices.filter(({ type }) => type !== 'null');
  const isNullable = variants.length < choices.length;
  return { variants, isNullable, only: variants.length === 1 ? variants[0] : undefined };
}

function flatten(schema: Schema, schemas: Schemas): Flat {
  if (schema.$ref !== undefined) {
    const found = schemas[nameOf(schema.$ref)];
    if (!found) throw new Error(`${schema.$ref} does not exist`);
    return flatten(found, schemas);
  }
  if (!schema.oneOf) return { ...schema, types: [schema.type ?? ANYTHING].flat(), variants: [] };
  const { variants, isNullable, only } = alternatives(schema);
  const target = only ? flatten(only, schemas) : { ...schema, types: [], variants };
  return isNullable ? { ...target, types: [...new Set([...target.types, 'null'])] } : target;
}

function nullChange(direction: Direction, at: string): Change {
  return direction === 'request'
    ? change('request-type-narrowed', at, 'no longer takes null')
    : change('answer-type-widened', at, 'may be null now');
}

/** Whether a value of this type is one of those. */
function covers(types: readonly string[], type: string): boolean {
  if (types.includes(type) || types.includes(ANYTHING)) return true;
  return type === 'integer' && types.includes('number');
}

function text(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}
