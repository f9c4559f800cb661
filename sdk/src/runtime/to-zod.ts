// oxlint-disable no-underscore-dangle -- zod names its makers so.
import * as zod from 'zod/mini';
import { SECONDS } from './field-issue.ts';
import type { AnyPlan, Check, input, output, SchemaOf } from './plan.ts';

const made = new WeakMap<AnyPlan, zod.ZodMiniType>();

/** The zod/mini schema of a plan; for an enumeration also its names in order. */
type ZodOf<P extends AnyPlan> = SchemaOf<P> &
  zod.ZodMiniType<output<P>, input<P>> &
  (P extends Options ? Pick<P, 'options'> : unknown);
interface Options {
  options: readonly string[];
}

/** Creates the zod/mini schema of a plan; the same plan always returns the same schema. */
export function toZod<P extends AnyPlan>(plan: P): ZodOf<P> {
  const schema = made.get(plan) ?? withChecks(build(plan), plan.checks);
  made.set(plan, schema);
  // The schema type of a plan is not part of its definition.
  return schema as unknown as ZodOf<P>;
}

function withChecks(schema: zod.ZodMiniType, checks: readonly Check[]): zod.ZodMiniType {
  return checks.length === 0 ? schema : schema.check(...checks.map(toCheck));
}

const plain = {
  string: zod.string,
  uuid: zod.uuid,
  number: zod.number,
  int: zod.int,
  boolean: zod.boolean,
  unknown: zod.unknown,
} as const;

const around = { optional: zod.optional, nullable: zod.nullable, array: zod.array } as const;

const bounds = {
  gt: zod.gt,
  gte: zod.gte,
  lt: zod.lt,
  lte: zod.lte,
  minLength: zod.minLength,
  maxLength: zod.maxLength,
} as const;

function build({ definition }: AnyPlan): zod.ZodMiniType {
  switch (definition.type) {
    case 'string':
    case 'uuid':
    case 'number':
    case 'int':
    case 'boolean':
    case 'unknown':
      return plain[definition.type]();
    case 'instance':
      return zod.instanceof(definition.Class as typeof Object);
    case 'enum':
      return zod.enum([...definition.names]);
    case 'optional':
    case 'nullable':
    case 'array':
      return around[definition.type](toZod(definition.inner));
    case 'default':
      return zod._default(toZod(definition.inner), definition.value);
    case 'record':
      return zod.record(zod.string(), toZod(definition.inner));
    case 'object':
      return zod.object(
        Object.fromEntries(
          Object.entries(definition.shape).map(([name, plan]) => [name, toZod(plan)]),
        ),
      );
    case 'union':
      return zod.discriminatedUnion(
        definition.discriminator,
        // All options are objects with a discriminator.
        definition.options.map((option) => toZod(option)) as never,
      );
  }
}

function toCheck(check: Check) {
  // Checks only occur after a schema of the matching type.
  return makeCheck(check) as never;
}

function makeCheck(check: Check) {
  switch (check.kind) {
    case 'regex':
      return zod.regex(check.pattern);
    case 'milliseconds':
      return refuseSeconds(check);
    default:
      return bounds[check.kind](check.bound);
  }
}

const refuseSeconds = ({ bound, holds }: Extract<Check, { kind: 'milliseconds' }>) =>
  zod.check<number>(({ value, issues }) => {
    if (holds(value)) return;
    const problem = { code: 'too_small', origin: 'number', minimum: bound } as const;
    issues.push({ ...problem, input: value, message: SECONDS });
  });
