import type { OpenApiDocument } from './openapi.ts';

/**
 * Gives each operation its own tag. Orval writes one module per tag, so a page then loads only the
 * operations that it calls.
 */
export function tagByOperation<T extends object>(document: T): T {
  const { paths } = document as unknown as OpenApiDocument;
  for (const item of Object.values(paths))
    for (const operation of Object.values(item))
      if (operation.operationId) Object.assign(operation, { tags: [operation.operationId] });
  return document;
}
