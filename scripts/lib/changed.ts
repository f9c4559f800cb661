import { spawnSync } from 'node:child_process';

/** What the working tree is compared with. */
export interface Comparison {
  /** A commit. */
  base: string;
  /** What it is, for people: `origin/main`, or the commit that was named. */
  name: string;
  /** How many files differ, those that are not committed or not tracked included. */
  files: number;
}

/**
 * Finds what to compare the working tree with: the commit at which the branch left main, on main itself what was
 * last fetched from `origin`. Throws an error with words where there is nothing to compare with, or no difference.
 * @param named a commit to use instead; empty for none
 */
export function compareWith(named: string, folder: string): Comparison {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  const isOnMain = git('rev-parse', '--abbrev-ref', 'HEAD') === 'main';
  const candidates = named !== '' ? [named] : isOnMain ? ['origin/main'] : ['main', 'origin/main'];
  const name = candidates.find((each) => git('rev-parse', '--verify', `${each}^{commit}`) !== null);
  if (name === undefined) {
    throw new Error(
      `--changed has nothing to compare with: there is no ${candidates.join(' and no ')}. Name a commit, as in --changed=HEAD~1.`,
    );
  }
  const base = (named === '' ? git('merge-base', 'HEAD', name) : git('rev-parse', name)) ?? name;
  const changed = git('diff', '--name-only', base) ?? '';
  const added = git('ls-files', '--others', '--exclude-standard') ?? '';
  const files = new Set(`${changed}\n${added}`.split('\n').filter((line) => line !== '')).size;
  if (files === 0) {
    throw new Error(
      `Nothing has changed since ${name}. Name an older commit, as in --changed=HEAD~1.`,
    );
  }
  return { base, name, files };
}
