import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { ModuleStyles } from './collect-styles.ts';
import { findTemplates, replaceSpans } from './templates.ts';

export type { ModuleStyles } from './collect-styles.ts';

const ENTRY = 'virtual:halyard-styles-entry';
const COLLECTOR = fileURLToPath(new URL('collect-styles.ts', import.meta.url));

/** The modules in a folder that contain templates, sorted. */
export function styledModules(folder: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !/\.(test|stories)\.tsx?$|(^|[\\/])vite[\\/]/.test(path))
    .map((path) => join(folder, path))
    .filter((path) => readFileSync(path, 'utf8').includes("from 'styled-components'"))
    .toSorted();
}

/**
 * Evaluates the templates of modules: runs the modules in Node with styled-components.
 * @throws Error for a template that is not static
 */
export async function evaluateStyles(
  paths: readonly string[],
): Promise<ReadonlyMap<string, ModuleStyles>> {
  const entry = [
    ...paths.map((path) => `import ${JSON.stringify(path)};`),
    `export { collect } from ${JSON.stringify(COLLECTOR)};`,
  ].join('\n');
  const isWanted = new Set(paths);
  const plugin: Plugin = {
    name: 'halyard-styles-entry',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? entry : null),
    transform: {
      order: 'post',
      handler: (code, id) =>
        isWanted.has(id) ? { code: withRegistration(code, id), map: null } : null,
    },
  };
  const { module } = await runnerImport<{ collect: () => [string, ModuleStyles][] }>(ENTRY, {
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
  });
  const none = paths.map((path): [string, ModuleStyles] => [path, { css: '', classes: [] }]);
  return new Map([...none, ...module.collect()]);
}

/** Adds calls to a module that register each of its components with the collector. */
function withRegistration(code: string, path: string): string {
  const tags = findTemplates(code).components.map(({ tag: { start, end } }) => ({
    start,
    end,
    by: `__register(${JSON.stringify(path)}, ${code.slice(start, end)})`,
  }));
  const from = JSON.stringify(COLLECTOR);
  return `import { register as __register } from ${from};\n${replaceSpans(code, tags)}`;
}
