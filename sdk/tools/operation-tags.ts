import type { OpenApiDocument } from './openapi.ts';

/**
 * Makes each operation the only one of its tag. Orval writes a module for each tag and a bundler
 * keeps a module whole, so a page then loads the calls it makes and not those of their neighbours.
 */
export function tagByOperation<T extends object>(document: T): T {
  const { paths } = document as unknown as OpenApiDocument;
  for (const item of Object.values(paths))
    for (const operation of Object.values(item))
      if (operation.operationId) Object.assign(operation, { tags: [operation.operationId] });
  return document;
}
