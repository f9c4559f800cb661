/**
 * The door with zod's schemas, made from what Orval wrote: each schema's plan as a schema of zod's.
 * Constants and the other types stand beside them unchanged.
 * @param models texts of the modules of the models
 */
export function makeZodDoor(models: readonly string[]): string {
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
