/** ISO 8601, capturing the offset. Checked first because `Date.parse` accepts almost any text. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2}|))?$/i;

/**
 * A number in decimal digits. `Number` would also read an empty text as 0, and take spaces, plus
 * signs, hexadecimal and exponents.
 */
const DECIMAL = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** The types of a body or of parameters, as the operation table describes them. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly numbers?: readonly number[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
}

/**
 * Converts lenient input to the types of its schema before it is validated. Existing clients may
 * send keys and enumeration names in any case, an enumeration as its number, numbers as strings,
 * and ISO 8601 instead of Unix milliseconds. A value that cannot be converted is left unchanged and
 * fails validation.
 */
export function normalise(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (shape.properties && isRecord(value)) return normaliseObject(shape.properties, value);
  if (shape.items && Array.isArray(value)) {
    const { items } = shape;
    return value.map((item) => normalise(items, item));
  }
  if (shape.enum) return normaliseName(shape, shape.enum, value);
  if (isNumeric(shape) && typeof value === 'string') return normaliseNumber(shape, value);
  return value;
}

function normaliseObject(
  properties: Readonly<Record<string, Shape>>,
  value: Record<string, unknown>,
): Record<string, unknown> {
  const names = new Map(Object.keys(properties).map((name) => [name.toLowerCase(), name]));
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const name = names.get(key.toLowerCase());
    const shape = name === undefined ? undefined : properties[name];
    if (name !== undefined && shape) result[name] = normalise(shape, item);
  }
  return result;
}

function normaliseName(shape: Shape, names: readonly string[], value: unknown): unknown {
  if (typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value))) {
    const number = Number(value);
    return names[shape.numbers ? shape.numbers.indexOf(number) : number] ?? value;
  }
  if (typeof value !== 'string') return value;
  return names.find((name) => name.toLowerCase() === value.toLowerCase()) ?? value;
}

function normaliseNumber(shape: Shape, value: string): unknown {
  if (DECIMAL.test(value)) return Number(value);
  const time = shape.format === 'int64' ? parseMoment(value) : Number.NaN;
  return Number.isNaN(time) ? value : time;
}

/** A date-time without an offset is read as UTC, whatever the server's time zone. */
function parseMoment(text: string): number {
  const moment = MOMENT.exec(text);
  if (moment === null) return Number.NaN;
  return Date.parse(moment[1] === '' ? `${text}Z` : text);
}

function isNumeric(shape: Shape): boolean {
  const types: readonly string[] =
    typeof shape.type === 'string' ? [shape.type] : (shape.type ?? []);
  return types.includes('integer') || types.includes('number');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
