import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the scaffolds write: specification, app, kit and server. */
const SOURCES = /^(api-spec\/(?!dist\/)|(app|server|ui-kit)\/src\/).*\.(tsx?|ya?ml)$/;
const TESTS = /\.(test|stories)\.tsx?$|\/testing\//;

/** How the sentences begin that a scaffold leaves for its author to write. */
const PLACEHOLDER =
  /(?:: |'|\/\*\* )Say (?:in one sentence|how its words|when it is the right|when another one|what it |what one can do|why nothing that)/;

const PATHS = 'app/src/app/routes/paths.ts';
/** Names each page, so it leads to none. */
const ROUTES = 'app/src/app/routes/routes.ts';

/** The files of a checkout by path, those that are not committed included. */
export function readSources(folder: string): Map<string, string> {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const paths = stdout.split('\n').filter((path) => SOURCES.test(path));
  return new Map(paths.map((path) => [path, readIfThere(join(folder, path))]));
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Deleted, and not committed yet.
    return '';
  }
}

/** What a scaffold wrote and nobody finished: `path:line: reason` for each. */
export function findUnfinished(files: ReadonlyMap<string, string>): string[] {
  const placeholders = [...files].flatMap(([path, text]) =>
    text
      .split('\n')
      .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
      .filter(({ line }) => PLACEHOLDER.test(line))
      .map(({ line, at }) => `${at}: a sentence is to be written: ${line.trim()}`),
  );
  return [...placeholders, ...findPagesWithoutLink(files)];
}

/** Pages whose address no part of the app uses, so that nobody finds them. */
function findPagesWithoutLink(files: ReadonlyMap<string, string>): string[] {
  const [, builders = ''] = (files.get(PATHS) ?? '').split('export const href = {');
  const keys = Array.from(builders.matchAll(/^ {2}(\w+): \(/gm), ([, key = '']) => key);
  const users = [...files]
    .filter(([path]) => path.startsWith('app/src/') && path !== PATHS && path !== ROUTES)
    .filter(([path]) => !TESTS.test(path))
    .map(([, text]) => text)
    .join('\n');
  return keys
    .filter((key) => !new RegExp(`\\b(?:href|paths)\\.${key}\\b|'${key}'`).test(users))
    .map((key) => `${PATHS}: no menu or link leads to href.${key}()`);
}
