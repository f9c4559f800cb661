import { invalidations } from './invalidations.ts';
import type { OpenApiDocument } from './openapi.ts';

/**
 * Makes the generated mutation of an operation refetch what it changes: adds the keys of those
 * queries as `<operation>Changes` and wraps its options. Other modules are not changed.
 */
export function invalidatingHook(
  text: string,
  operationId: string,
  document: OpenApiDocument,
): string {
  const queries = invalidations[operationId] ?? [];
  const plain = 'return  { mutationFn, ...mutationOptions }}';
  if (queries.length === 0) return text;
  if (text.split(plain).length !== 2) throw new Error(`The hook of ${operationId} looks different`);
  const keys = JSON.stringify(queries.map((query) => keyPattern(query, document)));
  const wrapped = `return invalidating({ mutationFn, ...mutationOptions }, ${operationId}Changes) }`;
  return [
    "import { invalidating } from '../../../react/invalidate';",
    text.replace(plain, wrapped),
    `/** Keys of the queries that \`${operationId}\` makes stale, for \`invalidate\`. */`,
    `export const ${operationId}Changes = ${keys} as const;\n`,
  ].join('\n');
}

/** The query key of an operation, with each path parameter as `:name`. */
function keyPattern(operationId: string, { paths }: OpenApiDocument): string[] {
  const path = Object.keys(paths).find((each) => paths[each]?.get?.operationId === operationId);
  if (path === undefined) throw new Error(`No query of the spec is called ${operationId}`);
  return path
    .slice(1)
    .replaceAll(/\{(\w+)\}/g, ':$1')
    .split('/');
}
