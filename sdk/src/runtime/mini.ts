/**
 * The makers of `zod/mini` that the contract's schemas take, over the same core of zod, but without
 * the methods that every mini schema carries. What they make are schemas of zod's core: any function
 * of zod takes them (`z.safeParse(Team, x)`), and so does whatever takes a Standard Schema. One
 * thing differs: a check can be told to keep names that an enumeration lacks.
 */
// oxlint-disable no-underscore-dangle -- zod's core and the generated schemas name things so.
import * as core from 'zod/v4/core';

export type { input, output } from 'zod/v4/core';

/** Any schema of the contract. */
export type AnySchema = core.$ZodType;

/** What `safeParse` answers. Issues are zod's, without sentences: the SDK's callers have codes. */
export type Checked<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly core.$ZodRawIssue[] } };

/** A schema of zod's core that some data can be checked against directly. */
export type Schema<T extends AnySchema> = T & {
  /** The same schema with further checks. */
  check(...checks: readonly core.$ZodCheck[]): Schema<T>;
  /** Checks some data; never throws. Unknown fields are left out of `data`. */
  safeParse(data: unknown): Checked<core.output<T>>;
  /** The data without unknown fields; throws a `TypeError` with the issues as its cause. */
  parse(data: unknown): core.output<T>;
};

interface Context extends core.ParseContextInternal {
  onUnknownName?: (name: string) => void;
}

/** Checks some data; with `onUnknownName`, a name that an enumeration lacks is kept and told. */
export function run<T extends AnySchema>(
  schema: T,
  data: unknown,
  onUnknownName?: (name: string) => void,
): Checked<core.output<T>> {
  const context: Context = { async: false, ...(onUnknownName && { onUnknownName }) };
  // No schema of the contract waits for anything, so this is no promise.
  const { value, issues } = schema._zod.run({ value: data, issues: [] }, context) as {
    value: core.output<T>;
    issues: core.$ZodRawIssue[];
  };
  return issues.length === 0
    ? { success: true, data: value }
    : { success: false, error: { issues } };
}

function make<T extends AnySchema>(
  Kind: new (definition: never) => AnySchema,
  definition: T['_zod']['def'],
): Schema<T> {
  // A constructor of the core makes the type that its definition says, which it cannot tell itself.
  const schema = new Kind(definition as never) as T;
  return Object.assign(schema, {
    check: (...checks: readonly core.$ZodCheck[]) =>
      make<T>(Kind, { ...definition, checks: [...(definition.checks ?? []), ...checks] }),
    safeParse: (data: unknown) => run(schema, data),
    parse: (data: unknown) => {
      const result = run(schema, data);
      if (result.success) return result.data;
      const { issues } = result.error;
      throw new TypeError(`Wrong at ${issues[0]?.path?.join('.') || 'the top'}`, { cause: issues });
    },
  });
}

export const string = () => make<core.$ZodString<string>>(core.$ZodString, { type: 'string' });

export const number = () => make<core.$ZodNumber<number>>(core.$ZodNumber, { type: 'number' });

export const int = () =>
  make<core.$ZodNumberFormat>(core.$ZodNumberFormat, {
    type: 'number',
    check: 'number_format',
    format: 'safeint',
  });

export const boolean = () => make<core.$ZodBoolean<boolean>>(core.$ZodBoolean, { type: 'boolean' });

export const unknown = () => make<core.$ZodUnknown>(core.$ZodUnknown, { type: 'unknown' });

export const uuid = () =>
  make<core.$ZodUUID>(core.$ZodUUID, { type: 'string', check: 'string_format', format: 'uuid' });

export const object = <Shape extends core.$ZodShape>(shape: Shape) =>
  make<core.$ZodObject<Shape, core.$strip>>(core.$ZodObject, { type: 'object', shape });

export const array = <T extends AnySchema>(element: T) =>
  make<core.$ZodArray<T>>(core.$ZodArray, { type: 'array', element });

export const record = <K extends core.$ZodRecordKey, T extends AnySchema>(
  keyType: K,
  valueType: T,
) => make<core.$ZodRecord<K, T>>(core.$ZodRecord, { type: 'record', keyType, valueType });

export const optional = <T extends AnySchema>(innerType: T) =>
  make<core.$ZodOptional<T>>(core.$ZodOptional, { type: 'optional', innerType });

export const nullable = <T extends AnySchema>(innerType: T) =>
  make<core.$ZodNullable<T>>(core.$ZodNullable, { type: 'nullable', innerType });

export const _default = <T extends AnySchema>(
  innerType: T,
  defaultValue: Exclude<core.output<T>, undefined>,
) => make<core.$ZodDefault<T>>(core.$ZodDefault, { type: 'default', innerType, defaultValue });

export const discriminatedUnion = <
  Name extends string,
  const Options extends readonly core.$ZodTypeDiscriminable[],
>(
  discriminator: Name,
  options: Options,
) =>
  make<core.$ZodDiscriminatedUnion<Options, Name>>(core.$ZodDiscriminatedUnion, {
    type: 'union',
    options,
    discriminator,
  });

type Names<T extends readonly string[]> = { [Name in T[number]]: Name };

interface EnumDefinition extends core.$ZodEnumDef {
  aliases?: Readonly<Record<string, string>>;
}

/** The core's own one also makes a pattern for template literals, which no contract has. */
const Enumeration: core.$constructor<core.$ZodEnum> = /*#__PURE__*/ core.$constructor(
  'Enumeration',
  (schema, def) => {
    // As a variable, because TypeScript asks for a declared type of what asserts.
    const base: core.$constructor<core.$ZodType> = core.$ZodType;
    base.init(schema, def);
    const { entries, aliases }: EnumDefinition = def;
    const names = Object.values(entries);
    const values = new Set<unknown>(names);
    schema._zod.values = new Set(names);
    schema._zod.parse = (payload, { onUnknownName }: Context) => {
      const { value } = payload;
      if (values.has(value)) return payload;
      if (!onUnknownName || typeof value !== 'string') {
        payload.issues.push({ code: 'invalid_value', values: names, input: value, inst: schema });
        return payload;
      }
      payload.value = aliases && Object.hasOwn(aliases, value) ? aliases[value] : undefined;
      if (payload.value === undefined) {
        payload.value = value;
        onUnknownName(value);
      }
      return payload;
    };
  },
);

/** @param aliases names that other servers send, and what they are read as in answers */
const enum_ = <const T extends readonly string[]>(
  names: T,
  aliases?: Readonly<Record<string, T[number]>>,
) => {
  const definition: core.$ZodEnumDef<Names<T>> & EnumDefinition = {
    type: 'enum',
    entries: Object.fromEntries(names.map((name) => [name, name])) as Names<T>,
    ...(aliases && { aliases }),
  };
  return Object.assign(make<core.$ZodEnum<Names<T>>>(Enumeration, definition), { options: names });
};

const instanceof_ = <T>(Class: new (...args: never) => T) =>
  make<core.$ZodCustom<T, T>>(core.$ZodCustom, {
    type: 'custom',
    check: 'custom',
    fn: (data) => data instanceof Class,
  });

export { enum_ as enum, instanceof_ as instanceof };
export {
  _gt as gt,
  _gte as gte,
  _lt as lt,
  _lte as lte,
  _maxLength as maxLength,
  _minLength as minLength,
  _regex as regex,
} from 'zod/v4/core';
