import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, inject, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { compile, type Resolution } from './consumer.ts';

const RESOLUTIONS: Resolution[] = ['NodeNext', 'Bundler'];
const CHECK = { noEmit: true, allowImportingTsExtensions: true };

test.for(RESOLUTIONS)('the types are found and right under %s', (resolution) => {
  const files = ['session.ts', 'doors.ts'];
  expect(compile(inject('plainProject'), files, resolution, CHECK)).toBe('');
});

test.for(RESOLUTIONS)('the types of hooks and mocks are found and right under %s', (resolution) => {
  expect(compile(inject('reactProject'), ['standings.tsx', 'mocks.ts'], resolution, CHECK)).toBe(
    '',
  );
});

test('the sample of every call in the API reference has no type errors', async () => {
  const folder = join(inject('reactProject'), 'samples');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'environment.d.ts'),
    'declare namespace NodeJS { interface ProcessEnv { CTF_PASSWORD: string } }\n',
  );
  const response = await fetch(`${inject('siteUrl')}/docs/api/openapi.json`);
  const served = (await response.json()) as { paths: typeof paths };
  const samples = Object.values(served.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, 'x-codeSamples': [sample] = [] }) => {
      if (!sample) return [];
      writeFileSync(join(folder, `${operationId}.ts`), sample.source);
      return `samples/${operationId}.ts`;
    });
  expect(samples).toHaveLength(operations.length);
  const options = { noEmit: true, types: ['node'] };
  const files = ['samples/environment.d.ts', ...samples];
  expect(compile(inject('reactProject'), files, 'NodeNext', options)).toBe('');
});

interface Documented {
  description?: string;
  properties?: Record<string, Documented>;
}
type Operation = Documented & {
  operationId: string;
  'x-errors'?: string[];
  'x-codeSamples'?: { source: string }[];
};

const { components, paths } = JSON.parse(
  readFileSync(join(root, 'api-spec/dist/openapi.json'), 'utf8'),
) as {
  components: { schemas: Record<string, Documented> };
  paths: Record<string, Record<string, Operation>>;
};
const schemas = Object.entries(components.schemas);
const operations = Object.values(paths).flatMap((item) =>
  Object.values(item).filter(({ operationId }) => operationId),
);

const packaged = () => join(inject('plainProject'), 'node_modules/@halyard/sdk/types');

/** Declarations of the installed package as running text, without the marks of comments. */
function readTypes(file: string): string {
  return asText(
    readFileSync(join(packaged(), 'generated', file), 'utf8').replaceAll(/^ *\*(?!\/)/gm, ''),
  );
}
const asText = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('every field that the spec describes is described in the types', () => {
  const missing = schemas.flatMap(([name, schema]) => {
    const text = readTypes(`types/${name.charAt(0).toLowerCase()}${name.slice(1)}.d.ts`);
    const fields = Object.entries({ ...schema.properties, '(the type)': schema });
    return fields
      .filter(([, { description = '' }]) => !text.includes(asText(description)))
      .map(([field]) => `${name}.${field}`);
  });
  expect(schemas.length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});

test('every call says in the types what it does, who may call it and how it is refused', () => {
  const missing = operations.filter(({ operationId, description = '', ...operation }) => {
    const folder = operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const text = readTypes(`client/${folder}/${folder}.d.ts`);
    const parts = [asText(description), '**Who may call:**', ...(operation['x-errors'] ?? [])];
    return !parts.every((part) => text.includes(part));
  });
  expect(operations.length).toBeGreaterThan(100);
  expect(missing.map(({ operationId }) => operationId)).toEqual([]);
});

/** Lists what an editor offers behind `import { } from`. */
function exportsOf(entry: string): string[] {
  const file = join(packaged(), entry);
  const options = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022 };
  const program = ts.createProgram([file], { ...options, types: [] });
  const source = program.getSourceFile(file);
  const symbol = source && program.getTypeChecker().getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${entry} exports nothing`);
  return program
    .getTypeChecker()
    .getExportsOfModule(symbol)
    .map(({ name }) => name);
}

test('the main entry point exports the calls and few other names', () => {
  const names = exportsOf('index.d.ts');
  expect(names).toEqual(expect.arrayContaining(operations.map(({ operationId }) => operationId)));
  expect(names.length - operations.length).toBeLessThanOrEqual(36);
  expect(names.filter((name) => name.endsWith('Url'))).toEqual([]);
});

test('the types have an entry point of their own', () => {
  expect(exportsOf('types.d.ts')).toEqual(
    expect.arrayContaining(['Scoreboard', 'GameInput', 'ErrorCode']),
  );
});

test('the signature of a call names its types', () => {
  const calls = globSync('generated/client/*/*.d.ts', { cwd: packaged() });
  const derived = calls.filter((file) =>
    /Parameters<|typeof /.test(readFileSync(join(packaged(), file), 'utf8')),
  );
  expect(calls.length).toBe(operations.length);
  expect(derived).toEqual([]);
});

test('the declarations of the calls do not mention the library of the schemas', () => {
  const args = ['use-calls.ts', 'NodeNext', { ...CHECK, listFiles: true }] as const;
  const code = `import { getGame } from '@halyard/sdk';\n\nexport const game = getGame(1);\n`;
  writeFileSync(join(inject('plainProject'), args[0]), code);
  const files = compile(inject('plainProject'), [args[0]], args[1], args[2]);
  expect(files).toContain('generated/client/get-game');
  expect(files).not.toContain('/zod/');
});

test.for([
  ["getGame('first')", `Argument of type 'string'`],
  [`updateGame(1, { title: 'New' })`, `from type 'GameReplacement': hidden`],
  [`createGame({ title: 'New' })`, `from type 'GameInput': hidden, start, end`],
  [`createChallenge(1, { title: 'New' })`, `from type 'ChallengeInput': category, type`],
] as const)('%s is a type error', ([call, message]) => {
  const [name] = call.split('(');
  const mistake = `import { ${name} } from '@halyard/sdk';\n\nawait ${call};\n`;
  writeFileSync(join(inject('plainProject'), 'mistake.ts'), mistake);
  const found = compile(inject('plainProject'), ['mistake.ts'], 'NodeNext', CHECK);
  expect(found).toMatch(/^mistake\.ts\(3,\d+\): error /);
  expect(found).toContain(message);
});
