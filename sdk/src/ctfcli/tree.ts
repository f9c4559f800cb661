import { ChallengeError } from './challenge-error.ts';

/** The files of a folder or an archive, by their paths: relative, with slashes. */
export interface ChallengeTree {
  /** How many bytes each file has. */
  files: ReadonlyMap<string, number>;
  read: (path: string) => Promise<Uint8Array>;
}

/** A tree of texts and bytes in memory. */
export function treeOf(contents: Readonly<Record<string, string | Uint8Array>>): ChallengeTree {
  const bytesOf = (content: string | Uint8Array) =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const entries = Object.entries(contents).map(
    ([path, content]) => [path, bytesOf(content)] as const,
  );
  const byPath = new Map(entries);
  return {
    files: new Map(entries.map(([path, { length }]) => [path, length])),
    read: async (path) => byPath.get(path) ?? new Uint8Array(),
  };
}

/** The folder that a path is in; empty at the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A path as seen from a folder; null if it leads out of the tree. */
export function placeFrom(folder: string, path: string): string | null {
  if (path.startsWith('/')) return null;
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.length === 0) return null;
      parts.pop();
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** The files below a folder, sorted; all of them for the root. */
export function filesBelow({ files }: ChallengeTree, folder: string): string[] {
  const start = folder === '' ? '' : `${folder}/`;
  return [...files.keys()].filter((path) => path.startsWith(start)).toSorted();
}

/** A text in UTF-8, or in UTF-16 if it begins with a byte order mark. Throws `ChallengeError`. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    const message = 'is not UTF-8; save it in that encoding';
    throw new ChallengeError(message, { code: 'NOT_UTF8', cause });
  }
}
