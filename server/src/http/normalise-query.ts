import { normalise, type Shape } from './normalise.ts';

/**
 * Converts a query to the types of its schema, as `normalise` does with a body. All values are
 * text: booleans are words, and a list with one item arrives as a single value. A parameter without
 * a value (`?count=`) is absent, unless it is a plain text, which may be empty.
 */
export function normaliseQuery(shape: Shape, query: unknown): unknown {
  const named = normalise(shape, query);
  if (typeof named !== 'object' || named === null) return named;
  return Object.fromEntries(
    Object.entries(named)
      .filter(([name, value]) => !isBlank(value) || isPlainText(shape.properties?.[name]))
      .map(([name, value]) => [name, shapeText(shape.properties?.[name], value)]),
  );
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

function isPlainText(shape: Shape | undefined): boolean {
  return shape?.type === 'string' && !shape.enum && shape.format === undefined;
}

function shapeText(shape: Shape | undefined, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (shape?.items) return [normalise(shape.items, value)];
  const word = value.toLowerCase();
  return shape?.type === 'boolean' && (word === 'true' || word === 'false')
    ? word === 'true'
    : value;
}
