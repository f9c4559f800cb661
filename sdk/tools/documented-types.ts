import { replaceGenerated } from './orval-output.ts';

const MODEL_IMPORT = /import (type )?\{([^}]+)\} from '\.\.\/\.\.\/model';\n/g;
const OWN_TYPE =
  /export type (\w+) = zod\.input<typeof \1>;\nexport type \1Output = zod\.output<typeof \1>;/;
const OPTIONAL_FIELD = /^( *"?[\w-]+"?\?: )(.+);$/gm;

/** Aligns a documented type with its schema: optional fields accept undefined, and a File is a Blob. */
export function alignWithSchema(text: string): string {
  return text
    .replaceAll(OPTIONAL_FIELD, '$1$2 | undefined;')
    .replaceAll(/\(?Blob \| File\)?/g, 'Blob');
}

/**
 * Replaces the type that is derived from a schema by the documented one of the same name.
 * @param text the module of a named schema
 */
export function useDocumentedType(text: string, name: string): string {
  const typed = replaceGenerated(
    text,
    OWN_TYPE,
    `export type ${name} = Documented;`,
    `The schema ${name}`,
  );
  return typed.replace(
    /^import /m,
    `import type { ${name} as Documented } from '../types';\nimport `,
  );
}

/**
 * Imports the documented types in a generated call, and schemas under names of their own, so that
 * the declarations of the call do not mention the library of the schemas.
 */
export function separateTypes(text: string): string {
  const names = [...text.matchAll(MODEL_IMPORT)].flatMap(([, , list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  if (names.length === 0) return text;
  const schemas = names.filter((name) => valueOf(name).test(text));
  const body = schemas.reduce(
    (done, name) => done.replaceAll(valueOf(name), `$1${name}Schema`),
    text.replaceAll(MODEL_IMPORT, ''),
  );
  const imports = [
    `import type { ${names.join(', ')} } from '../../types';`,
    ...schemas.map((name) => `import { ${name} as ${name}Schema } from '../../model';`),
  ];
  return body.replace(/^import /m, `${imports.join('\n')}\nimport `);
}

/** Finds where a generated call passes a schema. */
const valueOf = (name: string) => new RegExp(String.raw`(\bschema: |\bchecked\()${name}\b`, 'g');

/** Shows the options of a generated call by name. */
export function nameOptions(text: string): string {
  const used = [...text.matchAll(/Parameters<typeof (\w+)>\[1\]/g)].map(([, name = '']) => name);
  const [runtime] = used;
  if (runtime === undefined) return text;
  const [name, module] = OPTIONS[runtime] ?? ['CallOptions', 'exchange'];
  return text
    .replaceAll(/Parameters<typeof \w+>\[1\]/g, name)
    .replaceAll(/SecondParameter<typeof \w+>/g, name)
    .replace(/^import /m, `import type { ${name} } from '../../../runtime/${module}';\nimport `);
}

/** Options of calls that have more of them. */
const OPTIONS: Record<string, [name: string, module: string]> = {
  upload: ['UploadOptions', 'upload'],
  listen: ['ListenOptions', 'listen'],
};

/**
 * Gives every overload of a generated hook the text of its call, which Orval gives none.
 * @param text the module that Orval wrote
 */
export function describeHooks(text: string): string {
  const [, described = ''] = CALL_TEXT.exec(text) ?? [];
  return text.replaceAll(HOOK, `${described}export $1 $2`);
}

const CALL_TEXT = /(\/\*\*\n(?: \*(?!\/)[^\n]*\n)+ \*\/\n)export const \w+ = async/;
const HOOK = /(?: *\/\*\*\n \* @summary [^\n]*\n \*\/\n+)?export (const|function) (use[A-Z]\w*)/g;

/**
 * Generates a module that the compiler accepts only if each documented type is that of its schema.
 * @param names of the types that have a schema
 */
export function makeTypeCheck(names: readonly string[]): string {
  return [
    '// Made from the spec by `npm run generate`; do not edit.',
    `import type { input } from '../runtime/plan.ts';`,
    `import type * as models from './model/index.ts';`,
    `import type * as types from './types/index.ts';`,
    '',
    'type Same<A, B> =',
    '  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;',
    'type Accepted<T extends true> = T;',
    '// A schema with a default accepts undefined where it is optional.',
    'type Input<P> = Exclude<input<P>, undefined>;',
    '',
    '/** Each documented type is that of its schema. */',
    'export interface TypesMatch {',
    ...names.map(
      (name) => `  ${name}: Accepted<Same<Input<typeof models.${name}>, types.${name}>>;`,
    ),
    '}',
    '',
  ].join('\n');
}
