/** Path of a `challenge.yml` or `challenge.yaml` that is not in a hidden or installed folder. */
export function isChallengePath(path: string): boolean {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  return /^challenge\.ya?ml$/.test(name) && !folders.some(isSkippedFolder);
}

/** Whether a folder of this name is not searched: it is hidden, or holds installed packages. */
export function isSkippedFolder(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

/**
 * The names of the files of a challenge in an archive, by their paths in the `challenge.yml`: the
 * file name without folders, unless two files would have the same name.
 */
export function namesInArchive(paths: readonly string[]): Map<string, string> {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return new Map(
    paths.map((path) => {
      const isOnly = paths.filter((other) => nameOf(other) === nameOf(path)).length === 1;
      return [path, isOnly ? nameOf(path) : path.replace(/^(\.\.\/)+/, '')];
    }),
  );
}

/** The name of the archive of several files of a challenge. */
export function archiveName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['files'];
  return `${words.join('-')}.zip`;
}
