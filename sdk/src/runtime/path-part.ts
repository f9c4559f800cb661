import { ApiError } from './errors.ts';

/**
 * Encodes a path parameter. Throws `bad-request` for what is no id and no name: it would make the path
 * of another call, or one that no server knows.
 * @public the generated calls use it
 */
export function pathPart(operation: string, name: string, value: unknown): string {
  const isId = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  if (isId || (typeof value === 'string' && value !== '')) return encodeURIComponent(value);
  const found = typeof value === 'string' ? 'empty' : describe(value);
  throw new ApiError({
    kind: 'bad-request',
    title: `${operation}: ${name} is ${found}; it takes the id or name of what exists`,
    operation,
  });
}

const describe = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'an object' : String(value);
