/**
 * Generates the entry point with zod schemas from the modules that Orval wrote: the schema of each
 * plan. Constants and other types are exported unchanged.
 * @param models texts of the modules of the models
 */
export function makeZodEntry(models: readonly string[]): string {
  const names = models.flatMap((text) =>
    [...text.matchAll(/^export const (\w+) = \/\*#__PURE__\*\/ zod\./gm)].map(([, name]) => name),
  );
  return [
    '// Made from the spec by `npm run generate`; do not edit.',
    `import { toZod } from '../runtime/to-zod.ts';`,
    `import * as models from './model/index.ts';`,
    '',
    `export * from './model/index.ts';`,
    ...names.flatMap((name) => [
      `export const ${name} = /*#__PURE__*/ toZod(models.${name});`,
      `export type ${name} = models.${name};`,
    ]),
    '',
  ].join('\n');
}
