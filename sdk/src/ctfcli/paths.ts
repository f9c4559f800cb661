import { folderOf, nameOf } from './tree.ts';

/** Names of files that describe a challenge, in all formats that are read. */
const CHALLENGE_NAME = /^(?:challenge|ctfcli|noctf)\.ya?ml$|^meta\.yaml$/;
const PROJECT_NAME = /^(?:\.gzevent|rcds\.ya?ml)$/;

/** Path of a file that may describe a challenge and is not in a hidden or installed folder. */
export function isChallengePath(path: string): boolean {
  return CHALLENGE_NAME.test(nameOf(path)) && !isSkippedPath(path);
}

/** Path of a file that describes a challenge, or what several have in common: players never get it. */
export function isManifestPath(path: string): boolean {
  return isChallengePath(path) || PROJECT_NAME.test(nameOf(path));
}

/** Whether a file is in a folder that is not searched: hidden, or with installed packages. */
export function isSkippedPath(path: string): boolean {
  return folderOf(path).split('/').some(isSkippedFolder);
}

/** Whether a folder of this name is not searched: it is hidden, or holds installed packages. */
function isSkippedFolder(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules' || name === '__MACOSX';
}

/**
 * The names of the files of a challenge in an archive, by their paths: those that begin with `./` come from
 * a folder and keep their path in it; others have the file name alone, unless two would have the same.
 */
export function namesInArchive(paths: readonly string[]): Map<string, string> {
  const wanted = (path: string) => (path.startsWith('./') ? path.slice(2) : nameOf(path));
  return new Map(
    paths.map((path) => {
      const isOnly = paths.filter((other) => wanted(other) === wanted(path)).length === 1;
      return [path, isOnly ? wanted(path) : path.replace(/^(?:\.{1,2}\/)+/, '')];
    }),
  );
}

/** The name of the archive of several files of a challenge. */
export function archiveName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['files'];
  return `${words.join('-')}.zip`;
}
