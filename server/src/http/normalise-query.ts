import { normalise, type Shape } from './normalise.ts';

/**
 * Makes a forgiving query strict, as `normalise` does with a body. All of it is text, so booleans
 * are words, and a list of one is the value alone.
 */
export function normaliseQuery(shape: Shape, query: unknown): unknown {
  const named = normalise(shape, query);
  if (typeof named !== 'object' || named === null) return named;
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [
      name,
      shapeText(shape.properties?.[name], value),
    ]),
  );
}

function shapeText(shape: Shape | undefined, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (shape?.items) return [normalise(shape.items, value)];
  const word = value.toLowerCase();
  return shape?.type === 'boolean' && (word === 'true' || word === 'false')
    ? word === 'true'
    : value;
}
