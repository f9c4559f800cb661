import { zipSync } from 'fflate';

/**
 * Packs files into a zip archive. The same files always result in the same bytes, so that the hash
 * shows whether the server has them.
 */
export function makeArchive(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  // The earliest date of the format, in local time: fflate writes local time.
  const mtime = new Date(1980, 0, 1);
  const names = [...files.keys()].toSorted();
  const entries = names.map((name) => [name, [files.get(name) ?? new Uint8Array(), { mtime }]]);
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}
