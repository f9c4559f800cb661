import {
  type AnyPlan,
  type AnySchema,
  type Check,
  type Definition,
  type output,
  type Plan,
} from './plan.ts';

type Union = Extract<Definition, { type: 'union' }>;

/** Returned when data does not match its schema. `findIssues` reports what is wrong. */
export const WRONG = Symbol('wrong');

/**
 * Called with each name that an enumeration does not contain. Without the callback, such a name is
 * invalid.
 */
type OnUnknownName = ((name: string) => void) | undefined;

/** Returns the data without unknown fields, or `WRONG`. It may modify the data. */
type QuickCheck<T = unknown> = (data: unknown, onUnknownName?: OnUnknownName) => T | typeof WRONG;

const made = new WeakMap<AnyPlan, QuickCheck>();

/**
 * Checks parsed JSON against a schema without zod, which is not loaded. zod would allocate objects
 * for each value and copy all data; this check does neither.
 */
export function quickCheck<T extends AnySchema>(plan: Plan<T>): QuickCheck<output<Plan<T>>> {
  const check = made.get(plan) ?? withChecks(makeCheck(plan.definition), plan.checks);
  made.set(plan, check);
  return check as QuickCheck<output<Plan<T>>>;
}

/** Whether data matches its schema. The data is not modified. */
export function fits(plan: AnyPlan, data: unknown): boolean {
  // A check may modify the arrays and objects that it receives, so it gets a copy.
  const own = typeof data === 'object' && data !== null ? structuredClone(data) : data;
  return quickCheck(plan)(own) !== WRONG;
}

/** Whether data has the type of a definition, whatever the checks of its schema. */
export function isOfType(definition: Definition, data: unknown): boolean {
  return makeCheck(definition)(data) !== WRONG;
}

function makeCheck(definition: Definition): QuickCheck {
  switch (definition.type) {
    case 'string':
      return only((data) => typeof data === 'string');
    case 'uuid':
      return only((data) => typeof data === 'string' && UUID.test(data));
    case 'number':
      return only((data) => Number.isFinite(data));
    case 'int':
      return only((data) => Number.isSafeInteger(data));
    case 'boolean':
      return only((data) => typeof data === 'boolean');
    case 'unknown':
      return only((data) => data !== undefined);
    case 'instance':
      return only((data) => data instanceof definition.Class);
    case 'enum':
      return checkName(
        new Set(definition.names),
        // A plain object would also find inherited names such as `toString`.
        new Map(Object.entries(definition.aliases ?? {})),
      );
    case 'optional':
      return checkUnless(undefined, definition.inner);
    case 'nullable':
      return checkUnless(null, definition.inner);
    case 'default':
      return checkWithDefault(definition.inner, definition.value);
    case 'array':
      return checkList(quickCheck(definition.inner));
    case 'record':
      return checkRecord(quickCheck(definition.inner));
    case 'object':
      return checkFields(definition.shape);
    case 'union':
      return checkUnion(definition);
  }
}

// The pattern of zod, which is not loaded here. A test compares both.
const UUID =
  /^([\da-fA-F]{8}-[\da-fA-F]{4}-[1-8][\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/;

const only =
  (holds: (data: unknown) => boolean): QuickCheck =>
  (data) =>
    holds(data) ? data : WRONG;

function withChecks(check: QuickCheck, checks: readonly Check[]): QuickCheck {
  return checks.map(toTest).reduce<QuickCheck>(
    (inner, holds) => (data, onUnknownName) => {
      const checked = inner(data, onUnknownName);
      return checked === WRONG || holds(checked) ? checked : WRONG;
    },
    check,
  );
}

/** The test of a bound or a pattern, for data of the right type. */
export function toTest(check: Check): (data: unknown) => boolean {
  if (check.kind === 'regex') return (data) => check.pattern.test(String(data));
  if (check.kind === 'milliseconds') return (data) => check.holds(Number(data));
  const { kind, bound } = check;
  switch (kind) {
    case 'gt':
      return (data) => Number(data) > bound;
    case 'gte':
      return (data) => Number(data) >= bound;
    case 'lt':
      return (data) => Number(data) < bound;
    case 'lte':
      return (data) => Number(data) <= bound;
    case 'minLength':
      return (data) => lengthOf(data) >= bound;
    case 'maxLength':
      return (data) => lengthOf(data) <= bound;
  }
}

/** The length of a text in characters, as zod and the server count them. */
function lengthOf(data: unknown): number {
  if (typeof data !== 'string') return Array.isArray(data) ? data.length : 0;
  return /[\uD800-\uDFFF]/.test(data) ? Array.from(data).length : data.length;
}

function checkUnless(without: null | undefined, plan: AnyPlan): QuickCheck {
  const inner = quickCheck(plan);
  // A missing value is passed on when an inner schema has a default for it.
  if (without === undefined && hasDefault(plan)) return inner;
  return (data, onUnknownName) => (data === without ? data : inner(data, onUnknownName));
}

function hasDefault({ definition }: AnyPlan): boolean {
  if (definition.type === 'optional' || definition.type === 'nullable')
    return hasDefault(definition.inner);
  return definition.type === 'default';
}

function checkWithDefault(plan: AnyPlan, value: unknown): QuickCheck {
  const inner = quickCheck(plan);
  return (data, onUnknownName) => (data === undefined ? value : inner(data, onUnknownName));
}

function checkName(names: ReadonlySet<unknown>, aliases: ReadonlyMap<string, string>): QuickCheck {
  return (data, onUnknownName) => {
    if (typeof data !== 'string') return WRONG;
    if (names.has(data)) return data;
    if (!onUnknownName) return WRONG;
    const alias = aliases.get(data);
    if (alias === undefined) onUnknownName(data);
    return alias ?? data;
  };
}

function checkList(check: QuickCheck): QuickCheck {
  return (data, onUnknownName) => {
    if (!Array.isArray(data)) return WRONG;
    for (let index = 0; index < data.length; index += 1) {
      const before: unknown = data[index];
      const after = check(before, onUnknownName);
      if (after === WRONG) return WRONG;
      if (after !== before) data[index] = after;
    }
    return data;
  };
}

function checkRecord(check: QuickCheck): QuickCheck {
  return (data, onUnknownName) => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return WRONG;
    const checked: [string, unknown][] = [];
    for (const [name, value] of Object.entries(data)) {
      // `__proto__` is never a valid key: assigning it would change the object's prototype. zod ignores it, too.
      if (name === '__proto__') continue;
      const after = check(value, onUnknownName);
      if (after === WRONG) return WRONG;
      checked.push([name, after]);
    }
    return Object.fromEntries(checked);
  };
}

function checkFields(shape: Readonly<Record<string, AnyPlan>>): QuickCheck {
  const names = Object.keys(shape);
  const checks = Object.values(shape).map((plan) => quickCheck(plan));
  return (data, onUnknownName) => {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return WRONG;
    const fields = data as Record<string, unknown>;
    let extra = 0;
    for (const _ in fields) extra += 1;
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] as string;
      const before = fields[name];
      const after = checks[index]?.(before, onUnknownName);
      if (after === WRONG) return WRONG;
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

function checkUnion(definition: Union): QuickCheck {
  return (data, onUnknownName) => {
    if (typeof data !== 'object' || data === null) return WRONG;
    const option = findOption(definition, data);
    return option ? quickCheck(option)(data, onUnknownName) : WRONG;
  };
}

/** The schema of a union that an object's discriminator names. */
export function findOption({ discriminator, options }: Union, data: object): AnyPlan | undefined {
  const value = (data as Record<string, unknown>)[discriminator];
  return options.find((option) => valuesAt(option, discriminator).includes(value));
}

/** The names under which a field of an object's schema may be sent. */
function valuesAt({ definition }: AnyPlan, field: string): readonly unknown[] {
  const plan = definition.type === 'object' ? definition.shape[field] : undefined;
  return plan?.definition.type === 'enum' ? plan.definition.names : [];
}
