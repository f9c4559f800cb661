import { spawnSync } from 'node:child_process';

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
