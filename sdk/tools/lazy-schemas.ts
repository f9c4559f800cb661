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
