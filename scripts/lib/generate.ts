import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  makeEnumerations,
  makeLanguageTable,
  makeMockTable,
  makeEntryList,
  makeZodEntry,
} from '../../sdk/tools/generated-modules.ts';
import {
  makeLazy,
  withAliases,
  checkPathParts,
  replaceGenerated,
} from '../../sdk/tools/orval-output.ts';
import type { OpenApiDocument } from '../../sdk/tools/openapi.ts';
import {
  alignWithSchema,
  describeHooks,
  makeTypeCheck,
  nameOptions,
  separateTypes,
  useDocumentedType,
} from '../../sdk/tools/documented-types.ts';
import { invalidatingHook, invalidations } from '../../sdk/tools/invalidations.ts';
import { flattenVariables } from '../../sdk/tools/named-parameters.ts';
import { makeOperationTable } from '../../sdk/tools/operation-table.ts';
import { TIMESTAMP_INPUT } from '../../sdk/tools/sdk-bodies.ts';
import { generateReferenceTheme } from './reference-theme.ts';
import { root, run } from './run.ts';
import { isFresh, writeStamp } from './stamp.ts';
import { generateTranslationTypes } from './translation-types.ts';

const generated = join(root, 'sdk/src/generated');
const bundle = join(root, 'api-spec/dist/openapi.json');

const spec = {
  name: 'sdk',
  inputs: [
    'api-spec/**/*.yaml',
    'sdk/orval.config.ts',
    'sdk/tools/*.ts',
    'scripts/lib/generate.ts',
    'package-lock.json',
  ],
};

const keys = {
  name: 'i18n',
  inputs: ['app/src/i18n/en-us/**/*.ts', 'scripts/lib/translation-types.ts', 'package-lock.json'],
};

const theme = {
  name: 'reference-theme',
  inputs: ['ui-kit/src/{fonts,theme,tokens}/*.ts', 'scripts/lib/reference-theme.ts'],
};
const themeFolder = join(root, 'server/src/reference/generated');

/**
 * Makes everything that is generated: the bundled spec, the SDK, the operation table, the theme of
 * the API reference, the types of the translation keys. Does nothing where no input changed since the last time.
 */
export async function generate({ force = false } = {}): Promise<void> {
  if (force || !existsSync(generated) || !isFresh(spec)) {
    generateSdk();
    writeStamp(spec);
  }
  if (force || !existsSync(themeFolder) || !isFresh(theme)) {
    generateReferenceTheme(themeFolder);
    writeStamp(theme);
  }
  // Only type checks need these, and only a development installation has what makes them.
  const canTypeKeys = existsSync(join(root, 'node_modules/typescript'));
  const types = join(root, 'app/src/i18n/i18n-types.ts');
  if (canTypeKeys && (force || !existsSync(types) || !isFresh(keys))) {
    await generateTranslationTypes();
    writeStamp(keys);
  }
}

function generateSdk(): void {
  const started = performance.now();
  process.env['REDOCLY_TELEMETRY'] = 'off';
  run('redocly', ['bundle', 'openapi.yaml', '-o', 'dist/openapi.json'], {
    cwd: join(root, 'api-spec'),
    quiet: true,
  });
  rmSync(generated, { recursive: true, force: true });
  run('orval', ['--config', 'orval.config.ts'], { cwd: join(root, 'sdk'), quiet: true });
  const document = JSON.parse(readFileSync(bundle, 'utf8')) as OpenApiDocument;
  for (const operation of Object.keys(invalidations)) {
    const name = operation.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const file = join(generated, 'react', name, `${name}.ts`);
    writeFileSync(file, invalidatingHook(readFileSync(file, 'utf8'), operation, document));
  }
  for (const file of globSync('model/*.zod.ts', { cwd: generated })) {
    usePlans(join(generated, file), basename(file, '.zod.ts'), document);
  }
  for (const file of globSync('{client,react}/*/*.ts', { cwd: generated })) {
    const path = join(generated, file);
    const text = flattenVariables(checkPathParts(readFileSync(path, 'utf8')));
    writeFileSync(path, describeHooks(nameOptions(separateTypes(text))));
  }
  // Orval writes the calls of the documented types as well.
  rmSync(join(generated, 'types/calls.ts'));
  for (const file of globSync('types/*.ts', { cwd: generated })) {
    const path = join(generated, file);
    writeFileSync(path, alignWithSchema(readFileSync(path, 'utf8')));
  }
  for (const file of globSync('**/*.ts', { cwd: generated }))
    completeImports(join(generated, file));
  for (const folder of ['client', 'react']) listEntries(join(generated, folder));
  const operationSchemas = join(generated, 'operation-schemas.ts');
  writeFileSync(operationSchemas, makeLazy(readFileSync(operationSchemas, 'utf8')));
  const models = globSync('model/*.zod.ts', { cwd: generated }).toSorted();
  const texts = models.map((file) => readFileSync(join(generated, file), 'utf8'));
  writeFileSync(join(generated, 'schemas.ts'), makeZodEntry(texts));
  const typed = texts.flatMap((text) => /^export type (\w+) = Documented/m.exec(text)?.[1] ?? []);
  writeFileSync(join(generated, 'types-match.ts'), makeTypeCheck(typed));
  writeFileSync(join(generated, 'enumerations.ts'), makeEnumerations(document));
  writeFileSync(join(generated, 'operation-table.ts'), makeOperationTable(document));
  writeFileSync(join(generated, 'example-answers.ts'), makeMockTable(document));
  writeFileSync(join(generated, 'languages.ts'), makeLanguageTable(document['x-languages']));
  console.log(`generated the SDK in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Replaces Orval's list of the modules of a folder, which exports everything. */
function listEntries(folder: string): void {
  const modules = globSync('*/*.ts', { cwd: folder }).toSorted();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const list = makeEntryList(modules.map((file) => ({ path: `./${file}`, text: read(file) })));
  writeFileSync(join(folder, 'index.ts'), list);
}

/** Replaces generated schemas by plans, which are built on first use; see `runtime/plan.ts`. */
function usePlans(file: string, name: string, document: OpenApiDocument): void {
  const schema = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const text = withAliases(readFileSync(file, 'utf8'), schema, document);
  const planned = replaceGenerated(
    text,
    "from 'zod/mini'",
    "from '../../runtime/plan'",
    `The schema ${schema}`,
  );
  const checked =
    schema === TIMESTAMP_INPUT
      ? replaceGenerated(planned, /(?=;\n+export type)/, '.check(zod.milliseconds())', schema)
      : planned;
  writeFileSync(file, useDocumentedType(checked, schema));
}

/** Adds file extensions, which Orval omits, to imports; Node and browsers need them. */
function completeImports(file: string): void {
  const text = readFileSync(file, 'utf8');
  const complete = text.replaceAll(
    /(from ')(\.{1,2}\/[^']+)(')/g,
    (whole, before: string, path: string, after: string) => {
      const base = join(file, '..', path);
      if (existsSync(`${base}.ts`)) return `${before}${path}.ts${after}`;
      if (existsSync(join(base, 'index.ts'))) return `${before}${path}/index.ts${after}`;
      return whole;
    },
  );
  if (complete !== text) writeFileSync(file, complete);
}
