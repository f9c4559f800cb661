import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of each picture by its path. */
export type Pictures = ReadonlyMap<string, string>;

/** Themes in which a story's picture is taken. */
const THEMES = 2;

/** The pictures in a directory of references; empty when it does not exist. */
export function picturesIn(folder: string): Pictures {
  if (!existsSync(folder)) return new Map();
  const hash = (path: string): string =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
  return new Map(globSync('**/*.png', { cwd: folder }).map((path) => [path, hash(path)]));
}

/** How many reference pictures a run created and how many it replaced. */
export function comparePictures(before: Pictures, after: Pictures) {
  const paths = [...after.keys()];
  return {
    added: paths.filter((path) => !before.has(path)).length,
    changed: paths.filter((path) => before.has(path) && before.get(path) !== after.get(path))
      .length,
  };
}

/**
 * Reads a run's JSON report: pictures taken, pictures that differ from their reference, and stories that
 * failed before a picture was taken. A picture without a reference fails too, but is not reported.
 */
export function readPictureRun(report: string) {
  const { testResults } = JSON.parse(report) as {
    testResults: {
      status: string;
      assertionResults: { status: string; failureMessages?: string[] }[];
    }[];
  };
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const stories = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ status, failureMessages = [] }) => ({ status, messages: failureMessages.join('\n') }));
  const isBroken = ({ status, messages }: { status: string; messages: string }): boolean =>
    status === 'failed' && !/No existing reference|does not match the stored/.test(messages);
  const broken = stories.filter(isBroken).length;
  return {
    taken: (stories.length - broken) * THEMES,
    different: stories.reduce(
      (sum, { messages }) => sum + messages.split('does not match the stored reference').length - 1,
      0,
    ),
    broken: broken + unloaded.length,
  };
}
