/**
 * Implements the functions of `zod/mini` that the generated schemas call. They only record the
 * schema as data, which adds little to a page's bundle; `quick-check` validates with it, and
 * `find-issues` describes the errors. Only `to-zod` needs zod, for
 * those who ask for a zod schema. The types are those of zod's schemas.
 */
// oxlint-disable no-underscore-dangle -- the generated schemas use these names.
import type * as core from 'zod/v4/core';

/** Any schema of zod's core. */
export type AnySchema = core.$ZodType;

/** A bound or a pattern. */
export type Check =
  | {
      readonly kind: 'gt' | 'gte' | 'lt' | 'lte' | 'minLength' | 'maxLength';
      readonly bound: number;
    }
  | { readonly kind: 'regex'; readonly pattern: RegExp }
  | {
      readonly kind: 'milliseconds';
      readonly bound: number;
      holds(this: void, time: number): boolean;
    };

/** The definition of a schema, as data. */
export type Definition =
  | { readonly type: 'string' | 'uuid' | 'number' | 'int' | 'boolean' | 'unknown' }
  | {
      readonly type: 'enum';
      readonly names: readonly string[];
      /**
       * Names that other servers send, and the contract's names to which they are mapped in
       * responses.
       */
      readonly aliases?: Readonly<Record<string, string>> | undefined;
    }
  | { readonly type: 'instance'; readonly Class: new (...args: never) => unknown }
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, AnyPlan>> }
  | { readonly type: 'array' | 'record' | 'optional' | 'nullable'; readonly inner: AnyPlan }
  | { readonly type: 'default'; readonly inner: AnyPlan; readonly value: unknown }
  | {
      readonly type: 'union';
      readonly discriminator: string;
      readonly options: readonly AnyPlan[];
    };

/** A recorded schema. */
export interface Plan<T extends AnySchema> {
  readonly definition: Definition;
  readonly checks: readonly Check[];
  /** Returns the same schema with further checks. */
  check(...checks: readonly Check[]): Plan<T>;
  /** Exists only in the type. */
  readonly schema?: T;
}

export type AnyPlan = Plan<AnySchema>;

/** The type of the zod schema that a plan describes. */
export type SchemaOf<P> = P extends Plan<infer T> ? T : never;

/** The input type of a schema. */
export type input<P> = core.input<SchemaOf<P>>;
/** The output type of a schema. */
export type output<P> = core.output<SchemaOf<P>>;

const plan = <T extends AnySchema>(
  definition: Definition,
  checks: readonly Check[] = [],
): Plan<T> => ({
  definition,
  checks,
  check: (...more) => plan<T>(definition, [...checks, ...more]),
});

export const string = () => plan<core.$ZodString<string>>({ type: 'string' });
export const number = () => plan<core.$ZodNumber<number>>({ type: 'number' });
export const int = () => plan<core.$ZodNumberFormat>({ type: 'int' });
export const boolean = () => plan<core.$ZodBoolean<boolean>>({ type: 'boolean' });
export const unknown = () => plan<core.$ZodUnknown>({ type: 'unknown' });
export const uuid = () => plan<core.$ZodUUID>({ type: 'uuid' });

export const object = <Shape extends Readonly<Record<string, AnyPlan>>>(shape: Shape) =>
  plan<core.$ZodObject<{ [Name in keyof Shape]: SchemaOf<Shape[Name]> }, core.$strip>>({
    type: 'object',
    shape,
  });

export const array = <T extends AnySchema>(inner: Plan<T>) =>
  plan<core.$ZodArray<T>>({ type: 'array', inner });

/** The keys of the contract's records may be any text. */
export const record = <T extends AnySchema>(_key: Plan<core.$ZodString<string>>, inner: Plan<T>) =>
  plan<core.$ZodRecord<core.$ZodString<string>, T>>({ type: 'record', inner });

export const optional = <T extends AnySchema>(inner: Plan<T>) =>
  plan<core.$ZodOptional<T>>({ type: 'optional', inner });

export const nullable = <T extends AnySchema>(inner: Plan<T>) =>
  plan<core.$ZodNullable<T>>({ type: 'nullable', inner });

export const nullish = <T extends AnySchema>(inner: Plan<T>) => optional(nullable(inner));

export const _default = <T extends AnySchema>(
  inner: Plan<T>,
  value: Exclude<core.output<T>, undefined>,
) => plan<core.$ZodDefault<T>>({ type: 'default', inner, value });

/** Marks the second member of a nullable reference, which is the only union without a name. */
const null_ = () => null;

/**
 * A nullable reference, which Orval generates as a union. Treating it as nullable makes an error
 * inside name its field.
 */
export const union = <T extends AnySchema>([inner]: readonly [Plan<T>, null]) => nullable(inner);

type SchemasOf<Options extends readonly AnyPlan[]> = {
  [Index in keyof Options]: SchemaOf<Options[Index]>;
};

export const discriminatedUnion = <Name extends string, const Options extends readonly AnyPlan[]>(
  discriminator: Name,
  options: Options,
) =>
  plan<core.$ZodDiscriminatedUnion<SchemasOf<Options>, Name>>({
    type: 'union',
    discriminator,
    options,
  });

type Names<T extends readonly string[]> = { [Name in T[number]]: Name };

const enum_ = <const T extends readonly string[]>(
  names: T,
  aliases?: Readonly<Record<string, T[number]>>,
): Plan<core.$ZodEnum<Names<T>>> & { readonly options: T } => ({
  ...plan<core.$ZodEnum<Names<T>>>({ type: 'enum', names, aliases }),
  options: names,
});

const instanceof_ = <T>(Class: new (...args: never) => T) =>
  plan<core.$ZodCustom<T, T>>({ type: 'instance', Class });

export { enum_ as enum, instanceof_ as instanceof, null_ as null };

const bounded =
  (kind: Exclude<Check['kind'], 'regex' | 'milliseconds'>) =>
  (bound: number): Check => ({ kind, bound });

export const gt = bounded('gt');
export const gte = bounded('gte');
export const lt = bounded('lt');
export const lte = bounded('lte');
export const minLength = bounded('minLength');
export const maxLength = bounded('maxLength');
export const regex = (pattern: RegExp): Check => ({ kind: 'regex', pattern });

/**
 * A positive time before this one (3 March 1973) is taken for seconds: as seconds, the same number
 * means a time until the year 5138.
 */
const EARLIEST = 100_000_000_000;

/** Refuses a time in seconds. 0 and negative times have meanings of their own. */
export const milliseconds = (): Check => ({
  kind: 'milliseconds',
  bound: EARLIEST,
  holds: (time) => time <= 0 || time >= EARLIEST,
});
