import type { OpenApiDocument } from './openapi.ts';

/**
 * The spec's enumerations as constants and types, without a schema library: `ROLES` and `Role`.
 * The names are in the contract's order.
 */
export function makeEnumerations(document: OpenApiDocument): string {
  const enumerations = Object.entries(document.components['schemas'] ?? {}).flatMap(
    ([name, schema]) => (schema.enum ? [{ name, schema, values: schema.enum }] : []),
  );
  return [
    '// Made from the spec by `npm run generate`; do not edit.',
    ...enumerations.map(({ name, schema, values }) => {
      const constant = constantOf(name);
      return [
        `/** ${schema.description ?? name} */`,
        `export const ${constant} = ${JSON.stringify(values)} as const;`,
        `export type ${name} = (typeof ${constant})[number];\n`,
      ].join('\n');
    }),
  ].join('\n');
}

/** `ParticipationStatus` becomes `PARTICIPATION_STATUSES`. */
function constantOf(name: string): string {
  const plural = name.replace(/y$/, 'ie').replace(/s$/, 'se').concat('s');
  return plural.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
