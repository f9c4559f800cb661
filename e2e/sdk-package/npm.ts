import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';

/** Runs npm and returns its output; throws an error with the output if it fails. */
export function npm(cwd: string, ...args: string[]): string {
  const npmOfThisRun = process.env['npm_execpath'];
  const [program, first] = npmOfThisRun ? [process.execPath, [npmOfThisRun]] : ['npm', []];
  const result = spawnSync(program, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, npm_config_omit: undefined, npm_config_include: undefined },
  });
  if (result.status === 0) return result.stdout;
  throw new Error(`npm ${args.join(' ')} failed:\n${result.stdout}${result.stderr}`);
}

/** The version of a package that is installed in a folder, by default in the checkout. */
export function installedVersion(name: string, folder = root): string {
  const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
