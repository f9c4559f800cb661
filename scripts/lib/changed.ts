import { spawnSync } from 'node:child_process';
import { root } from './run.ts';

/**
 * The commit to compare the working tree with.
 * @param named a commit; empty for the merge base with main
 */
export function findBase(named: string): string {
  if (named !== '') return named;
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'HEAD';
}
