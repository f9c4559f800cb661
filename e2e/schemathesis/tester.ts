import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';

const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
const folder = join(root, '.cache/schemathesis');
const environment = join(folder, 'venv');
const stamp = join(folder, 'requirements.txt');

export const PROGRAM = join(environment, 'bin/schemathesis');

/** Python for new virtual environments: a version that schemathesis supports. */
const PROBE = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))';

/** Whether schemathesis is or can be installed: this machine has Python 3.10 or newer with `venv`. */
export function hasPython(): boolean {
  return spawnSync('python3', ['-c', PROBE]).status === 0;
}

/** Installs schemathesis in a cache, once for each set of versions. */
export function installTester(): void {
  const wanted = readFileSync(REQUIREMENTS, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing schemathesis …');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  python('python3', '-m', 'venv', environment);
  const pip = ['-m', 'pip', '--disable-pip-version-check', '--quiet'];
  python(join(environment, 'bin/python'), ...pip, 'install', '--requirement', REQUIREMENTS);
  writeFileSync(stamp, wanted);
}

function python(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
