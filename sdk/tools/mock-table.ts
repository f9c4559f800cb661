import type { Media, OpenApiDocument } from './openapi.ts';

/**
 * The example response of each operation: its media type, and the data if it is JSON. Used by the
 * mock handlers.
 */
export function makeMockTable(document: OpenApiDocument): string {
  const rows = Object.values(document.paths).flatMap((item) =>
    Object.values(item)
      .filter((operation) => operation.operationId !== undefined)
      .map(({ operationId, responses }) => {
        const content: Record<string, Media> = responses['200']?.content ?? {};
        const json = content['application/json'];
        const type = Object.keys(content)[0] ?? null;
        return `  ${operationId}: ${JSON.stringify({ type, example: json ? exampleOf(document, json) : null })},`;
      }),
  );
  return [
    '// Made from the spec by `npm run generate`; do not edit.',
    'export interface ExampleAnswer {\n  type: string | null;\n  example: unknown;\n}\n',
    `export const exampleAnswers: Record<string, ExampleAnswer> = {\n${rows.join('\n')}\n};\n`,
  ].join('\n');
}

function exampleOf(document: OpenApiDocument, media: Media): unknown {
  const [first] = Object.values(media.examples ?? {});
  if (first) return first.value;
  if (media.example !== undefined) return media.example;
  const [, , group = '', name = ''] = media.schema?.$ref?.split('/') ?? [];
  return document.components[group]?.[name]?.example ?? null;
}
