import {
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  copyFileSync,
  mkdirSync,
} from 'node:fs';
import { join, sep, dirname, relative, resolve } from 'node:path';
import { generate } from './generate.ts';
import { npm } from './npm.ts';
import { packDocs } from './package-docs.ts';
import { makePublishedManifest, type Manifest } from './published-manifest.ts';
import { root, run } from './run.ts';
import { isFresh, writeStamp } from './stamp.ts';
import { tscArguments } from './tsc.ts';

const sdk = join(root, 'sdk');
const dist = join(sdk, 'dist');
const folder = join(dist, 'package');
const tarball = join(dist, 'sdk.tgz');

const step = {
  name: 'sdk-package',
  inputs: [
    'LICENSE',
    'docs/{sdk.md,examples/*.ts}',
    'package{,-lock}.json',
    'sdk/{README.md,package.json,tsconfig*.json,tsdown.config.ts}',
    'sdk/src/**/*.ts',
    'scripts/lib/{sdk-package,package-docs,published-manifest,tsc}.ts',
  ],
};

/**
 * Builds the published files of the SDK, unless they are up to date: JavaScript, types, their
 * sources, documents and a manifest that points to them. Inside the checkout the sources are used.
 * @returns the folder
 */
export async function buildSdkPackage(): Promise<string> {
  await generate();
  if (existsSync(join(folder, 'package.json')) && isFresh(step)) return folder;
  rmSync(dist, { recursive: true, force: true });
  run('tsdown', [], { cwd: sdk, quiet: true });
  run('tsc', tscArguments('tsconfig.package.json'), { cwd: sdk });
  for (const file of globSync('types/**/*.d.ts', { cwd: folder })) pointToTypes(join(folder, file));
  const manifest = makePublishedManifest(readManifest(sdk), readManifest(root).engines ?? {});
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  packSources();
  packDocs(root, folder, { LICENSE: 'LICENSE', 'sdk/README.md': 'README.md', ...docs() });
  writeStamp(step);
  return folder;
}

/**
 * Packs the published files as `npm publish` does, unless that is up to date. Every server offers the
 * tarball at `/sdk.tgz`.
 * @returns its path
 */
export async function packSdk(): Promise<string> {
  await buildSdkPackage();
  if (existsSync(tarball)) return tarball;
  const packed = npm(folder, 'pack', '--silent', '--pack-destination', dist).trim();
  renameSync(join(dist, packed), tarball);
  return tarball;
}

/** The guide and the examples that it links to keep their places. */
function docs(): Record<string, string> {
  const files = ['docs/sdk.md', ...globSync('docs/examples/*.ts', { cwd: root })];
  return Object.fromEntries(files.map((file) => [file, file.split(sep).join('/')]));
}

function readManifest(where: string): Manifest {
  return JSON.parse(readFileSync(join(where, 'package.json'), 'utf8')) as Manifest;
}

/** The compiler leaves `./x.ts` in declarations, and not every tool knows that it means `./x.d.ts`. */
function pointToTypes(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from |import\()['"]\.[^'"]+)\.ts(['"])/g, '$1.js$2'));
}

interface SourceMap {
  sources: string[];
  sourcesContent?: string[];
}

/**
 * Copies the sources that the maps of a package name into its folder `src`, and has the maps name the
 * copies: a stack trace or "Go to definition" then shows the code with its comments. One copy serves both
 * kinds of maps, and declaration maps cannot contain the code themselves.
 */
function packSources(): void {
  const copies = new Map<string, string>();
  for (const name of globSync('{lib,types}/**/*.map', { cwd: folder })) {
    const file = join(folder, name);
    const { sourcesContent: _, ...map } = JSON.parse(readFileSync(file, 'utf8')) as SourceMap;
    const copyOf = (source: string) => {
      const original = resolve(dirname(file), source);
      const copy = join(folder, 'src', relative(join(sdk, 'src'), original));
      copies.set(original, copy);
      return relative(dirname(file), copy).split(sep).join('/');
    };
    writeFileSync(file, JSON.stringify({ ...map, sources: map.sources.map(copyOf) }));
  }
  for (const [original, copy] of copies) {
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(original, copy);
  }
}
