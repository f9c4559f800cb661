// Modules of the SDK that are made of the spec, and of the modules that Orval wrote.
import type { OpenApiDocument, SpokenLanguage, Media } from './openapi.ts';

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

/** The spec's languages as data, for menus and language negotiation. */
export function makeLanguageTable(languages: readonly SpokenLanguage[]): string {
  const rows = languages.map(({ code, name, machineTranslated = false }) =>
    JSON.stringify({ code, name, machineTranslated }),
  );
  const tags = languages.flatMap(({ code, tags: each }) => each.map((tag) => [tag, code]));
  return [
    '// Made from the spec by `npm run generate`; do not edit.',
    '/** Languages of sentences, the default first. */',
    `export const languages = [\n${rows.map((row) => `  ${row},\n`).join('')}] as const;\n`,
    '/** Code of a language, a BCP 47 tag: `zh-TW`. */',
    "export type LanguageCode = (typeof languages)[number]['code'];\n",
    '/** Which language a lower-case tag gets; look a longer one up by its longest beginning. */',
    `export const languageTags: Readonly<Record<string, LanguageCode>> = ${JSON.stringify(Object.fromEntries(tags), null, 2)};\n`,
  ].join('\n');
}

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

const EXPORTED = /^ *export (?:declare )?(const|function|type|interface) (\w+)/gm;
/** Functions with which generated calls build their addresses. */
const ADDRESS = /^get\w+Url$/;

/** A generated module: its path relative to the list, and its text. */
interface GeneratedModule {
  path: string;
  text: string;
}

/**
 * Generates the list of what an entry point exports, name by name: everything of the modules but
 * the functions that build addresses.
 */
export function makeEntryList(modules: readonly GeneratedModule[]): string {
  const lines = modules.map(({ path, text }) => {
    const names = [...text.matchAll(EXPORTED)].map(([, kind = '', name = '']) =>
      kind === 'type' || kind === 'interface' ? `type ${name}` : name,
    );
    const shown = [...new Set(names)].filter((name) => !ADDRESS.test(name));
    return `export { ${shown.join(', ')} } from '${path}';\n`;
  });
  return ['// Made from the spec by `npm run generate`; do not edit.\n', ...lines].join('');
}
