import type { OpenApiDocument } from './openapi.ts';

interface Document {
  info: { description?: string };
  components: Record<string, Record<string, unknown>>;
}

/**
 * Removes what would only enlarge the generated code: descriptions of schemas, and what
 * `describedDocument` removes.
 */
export function leanDocument<T extends object>(input: T): T {
  const copy = describedDocument(input);
  stripDescriptions((copy as unknown as Document).components['schemas']);
  return copy;
}

/**
 * Removes the description of the whole API, which Orval repeats in every file, and named error
 * responses, which have no schema that Orval could import.
 */
export function describedDocument<T extends object>(input: T): T {
  const { info, components, ...rest } = input as unknown as Document;
  const { responses = {}, ...others } = components;
  const copy = inlineResponses(
    structuredClone({ ...rest, components: others }),
    responses,
  ) as Document;
  const { description: _, ...shortInfo } = info;
  return { ...copy, info: shortInfo } as unknown as T;
}

function inlineResponses(node: unknown, responses: Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((item) => inlineResponses(item, responses));
  if (typeof node !== 'object' || node === null) return node;
  const reference = (node as { $ref?: string }).$ref;
  const name = reference?.match(/^#\/components\/responses\/(\w+)$/)?.[1];
  if (name !== undefined) return responses[name];
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, inlineResponses(value, responses)]),
  );
}

/** Only text is a description: a schema may have a property of that name. */
function stripDescriptions(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  if (typeof (schema as { description?: unknown }).description === 'string') {
    delete (schema as { description?: unknown }).description;
  }
  for (const value of Object.values(schema)) stripDescriptions(value);
}

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
