// Changes to the code that Orval wrote.
import type { OpenApiDocument } from './openapi.ts';

/**
 * Replaces a part of generated code. Throws when the code has no such part, so that a new version of
 * the generator cannot drop the replacement unnoticed.
 * @param what the generated code, for the error
 */
export function replaceGenerated(
  text: string,
  pattern: string | RegExp,
  replacement: string | ((match: string) => string),
  what: string,
): string {
  const replaced =
    typeof replacement === 'string'
      ? text.replace(pattern, replacement)
      : text.replace(pattern, replacement);
  if (replaced === text) throw new Error(`${what} has no ${String(pattern)} to replace`);
  return replaced;
}

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

const PARAMETER = /encodeURIComponent\(String\((\w+)\)\)/g;

/**
 * Makes a generated call check its path parameters before it is sent.
 * @param text the module that Orval wrote
 */
export function checkPathParts(text: string): string {
  if (text.search(PARAMETER) < 0) return text;
  const operation = /operation: '(\w+)'/.exec(text)?.[1];
  if (operation === undefined) throw new Error('The module has a path parameter but no operation');
  const checked = text.replaceAll(PARAMETER, `pathPart('${operation}', '$1', $1)`);
  return checked.replace(
    /^import /m,
    `import { pathPart } from '../../../runtime/path-part';\nimport `,
  );
}

const SCHEMA = /^export const ([A-Z]\w*) = (zod\.[^]*?)(?=\n+(?:export |\/\*\*)|\s*$(?![^]))/gm;
const DESCRIPTION = /\.describe\('(?:[^'\\]|\\.)*'\)/g;

/**
 * Turns the generated schemas of the operations into one object that builds each at its first use.
 * Built at import, all of them took 40 MB and a tenth of a second in every server, most of it for
 * operations that are never called. Descriptions are left out: nothing reads them at run time.
 * @param text the module that Orval wrote
 */
export function makeLazy(text: string): string {
  const names = [...text.matchAll(SCHEMA)].map(([, name]) => name ?? '');
  if (names.length === 0) throw new Error('The module has no schemas to build lazily');
  const references = new RegExp(String.raw`\b(${names.join('|')})\b(?!['"])`, 'g');
  const built = text.replaceAll(SCHEMA, (_, name: string, schema: string) => {
    const body = schema.replaceAll(DESCRIPTION, '').replaceAll(references, '$1()');
    return `const ${name} = lazy(() => ${body});`;
  });
  return [
    `import { lazy, lazyValues } from '../runtime/lazy.ts';`,
    built,
    `export const schemas = lazyValues({\n${names.map((name) => `  ${name},`).join('\n')}\n});`,
    '',
  ].join('\n');
}
