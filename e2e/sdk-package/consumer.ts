import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../../scripts/lib/npm.ts';
import { root } from '../../scripts/lib/run.ts';
import { tscArguments } from '../../scripts/lib/tsc.ts';

const sources = join(import.meta.dirname, 'consumer');

/** The module resolution of a consumer's TypeScript. */
export type Resolution = 'NodeNext' | 'Bundler';

/**
 * Creates a project outside of the checkout and installs the SDK in it.
 * @param tarball address of the packed SDK
 * @param others additional packages, in the versions that are installed in `from`
 * @param from a folder with node_modules, by default the checkout
 */
export function installConsumer(
  folder: string,
  tarball: string,
  others: string[],
  from = root,
): void {
  mkdirSync(folder);
  const own = versionsOf(['zod', 'yaml', 'fflate'], root);
  const dependencies = versionsOf(others, from);
  const overrides = { ...own, ...dependencies };
  const manifest = { type: 'module', private: true, dependencies, overrides };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  npm(folder, 'install', tarball, '--prefer-offline', '--no-audit', '--no-fund');
  cpSync(sources, folder, { recursive: true });
}

function versionsOf(names: string[], folder: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, installedVersion(name, folder)]));
}

/**
 * Runs the TypeScript compiler over files of a consumer.
 * @returns its errors, or an empty string
 */
export function compile(
  folder: string,
  files: string[],
  resolution: Resolution,
  options: Record<string, unknown>,
): string {
  const config = join(folder, `tsconfig.${resolution}.json`);
  const module = resolution === 'NodeNext' ? 'NodeNext' : 'ESNext';
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module,
    moduleResolution: resolution,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    jsx: 'react-jsx',
    types: [],
    ...options,
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { stdout, stderr } = spawnSync(tsc, tscArguments(config), {
    cwd: folder,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`;
}

/** The version of a package that is installed in a folder, by default in the checkout. */
function installedVersion(name: string, folder = root): string {
  const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
