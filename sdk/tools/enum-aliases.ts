import type { OpenApiDocument } from './openapi.ts';
import { replaceGenerated } from './replace-generated.ts';

/**
 * Adds the names that other servers send (`x-aliases`) to the generated schema of an enumeration.
 * @param text the module of one named schema
 */
export function withAliases(text: string, name: string, document: OpenApiDocument): string {
  const aliases = document.components['schemas']?.[name]?.['x-aliases'];
  if (!aliases) return text;
  return replaceGenerated(
    text,
    /zod\.enum\(\[[^\]]*\]/,
    (list) => `${list}, ${JSON.stringify(aliases)}`,
    `The schema ${name}`,
  );
}
