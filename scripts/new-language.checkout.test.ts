import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { AREAS } from '../app/src/i18n/areas.ts';
import { copyCheckout } from './lib/copy-checkout.ts';
import { root } from './lib/run.ts';
import { tscArguments } from './lib/tsc.ts';

// What docs/translating.md says about a new language must be all that it takes.

const copy = mkdtempSync(join(tmpdir(), 'halyard-language-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Without the variables that tell tools that they run in a test. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV)/.test(name)),
);

/** Runs a tool in a folder of the copy. */
function runTool(folder: string, tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: join(copy, folder),
    encoding: 'utf8',
    env,
  });
  return { status, output: `${stdout}${stderr}` };
}

function run(folder: string, tool: string, ...args: string[]): void {
  const { status, output } = runTool(folder, tool, ...args);
  expect(status, output).toBe(0);
}

/** Replaces a text in a file of the copy; throws where it is not. */
function edit(path: string, text: string, by: string): void {
  const before = readFileSync(join(copy, path), 'utf8');
  if (!before.includes(text)) throw new Error(`${path} does not contain ${text}`);
  writeFileSync(join(copy, path), before.replace(text, by));
}

/** A file of English texts as one of another language: typed, and placeholders without their types. */
function asTranslation(text: string, groupOf: string | null): string {
  const depth = groupOf === null ? '..' : '../..';
  const typed = text
    .replaceAll(/^export const (\w+) = \{$/gm, (_, name: string) => {
      const isNamespace = groupOf === null || name === groupOf;
      const type = isNamespace ? `'${name}'` : `'${groupOf}', '${name}'`;
      return `export const ${name}: Words<${type}> = {`;
    })
    .replaceAll(/\{(\w+):(?:string|number)\}/g, '{$1}');
  return `import type { Words } from '${depth}/words.ts';\n${typed}`;
}

function addTexts(): void {
  const folder = join(copy, 'app/src/i18n/it-it');
  cpSync(join(copy, 'app/src/i18n/en-us'), folder, { recursive: true });
  rmSync(join(folder, 'same.ts'));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path === 'index.ts') continue;
    const group = path.includes('/') ? path.slice(0, path.indexOf('/')) : null;
    const file = join(folder, path);
    writeFileSync(file, asTranslation(readFileSync(file, 'utf8'), group));
  }
  const index = 'app/src/i18n/it-it/index.ts';
  edit(
    index,
    "import type { BaseTranslation } from '../i18n-types.ts'",
    "import type { Words } from '../words.ts'",
  );
  edit(index, ': BaseTranslation =', ': Words =');
}

function addSentences(): void {
  const english = readFileSync(join(copy, 'server/src/sentences/en-us.ts'), 'utf8');
  writeFileSync(join(copy, 'server/src/sentences/it-it.ts'), english.replaceAll('enUs', 'itIt'));
  const list = 'server/src/sentences/sentence.ts';
  edit(list, "  'es-ES': esEs,\n", "  'es-ES': esEs,\n  'it-IT': itIt,\n");
  edit(list, 'import { jaJp }', "import { itIt } from './it-it.ts';\nimport { jaJp }");
}

test('a language that is added as the guide says is built and offered', () => {
  copyCheckout(copy);
  const row = '  - { code: es-ES, name: Español, tags: [es], machineTranslated: true }\n';
  const spec = 'api-spec/openapi.yaml';
  edit(spec, row, `${row}  - { code: it-IT, name: Italiano, tags: [it] }\n`);
  addTexts();
  addSentences();
  edit(
    'scripts/lib/words/awaited.ts',
    'awaited: readonly LanguageCode[] = [',
    "awaited: readonly LanguageCode[] = ['it-IT'",
  );
  run('.', 'node', 'scripts/generate.ts');
  for (const folder of ['app', 'server']) run(folder, 'tsc', ...tscArguments('.'), '--noEmit');
  run('.', 'node', 'scripts/words.ts');
  const { output } = runTool('.', 'node', 'scripts/words.ts', 'it-IT');
  const faults = output.split('\n').filter((line) => line.startsWith('  '));
  expect(faults.length).toBeGreaterThan(1000);
  expect(faults.filter((fault) => !fault.includes(': still English: '))).toEqual([]);
  run('app', 'vite', 'build', '--logLevel', 'warn');
  const files = readdirSync(join(copy, 'app/dist/static')).filter(
    (name) => name.startsWith('it-it.') && name.endsWith('.json'),
  );
  expect(files).toHaveLength(AREAS.length);
  const offered = readFileSync(join(copy, 'api-spec/dist/openapi.json'), 'utf8');
  expect(offered).toContain('Italiano');
});
