import type { OpenApiDocument } from './openapi.ts';

/**
 * Has the generated schemas of closed lists know the names that other servers send (`x-aliases`).
 * @param text the module of one named schema
 */
export function withAliases(text: string, document: OpenApiDocument): string {
  const name = /^export const (\w+) = \/\*#__PURE__\*\/ zod\.enum\(/m.exec(text)?.[1] ?? '';
  const aliases = document.components['schemas']?.[name]?.['x-aliases'];
  if (!aliases) return text;
  return text.replace(/zod\.enum\(\[[^\]]*\]/, (list) => `${list}, ${JSON.stringify(aliases)}`);
}
