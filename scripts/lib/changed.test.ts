import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareWith } from './changed.ts';

/** A repository on main with one commit. */
function createRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const write = (name: string) => writeFileSync(join(folder, name), name);
  const commit = (name: string) => {
    write(name);
    git('add', '.');
    git('commit', '-q', '-m', name);
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q', '-b', 'main');
  return { folder, git, write, commit, first: commit('first') };
}

test('on a branch, compares with the commit at which it left main', () => {
  const { folder, git, commit, first } = createRepository();
  git('switch', '-q', '-c', 'work');
  commit('second');
  git('switch', '-q', 'main');
  commit('other');
  git('switch', '-q', 'work');
  expect(compareWith('', folder)).toEqual({ base: first, name: 'main', files: 1 });
});

test('on main, compares with what was fetched, and counts what is not committed', () => {
  const { folder, git, write, commit, first } = createRepository();
  git('update-ref', 'refs/remotes/origin/main', first);
  commit('second');
  write('third');
  expect(compareWith('', folder)).toEqual({ base: first, name: 'origin/main', files: 2 });
});

test('compares with the commit that is named', () => {
  const { folder, commit, first } = createRepository();
  commit('second');
  expect(compareWith('HEAD~1', folder)).toEqual({ base: first, name: 'HEAD~1', files: 1 });
});

test('says that nothing has changed', () => {
  const { folder, git, first } = createRepository();
  git('update-ref', 'refs/remotes/origin/main', first);
  expect(() => compareWith('', folder)).toThrow('Nothing has changed since origin/main');
});

test('says that there is nothing to compare with', () => {
  const { folder, commit } = createRepository();
  commit('second');
  expect(() => compareWith('', folder)).toThrow('there is no origin/main');
  expect(() => compareWith('nowhere', folder)).toThrow('there is no nowhere');
});
