import { zipSync } from 'fflate';

/**
 * Packs files by name into a zip. The same files give the same bytes wherever and whenever they are
 * packed, so that the hash says whether the server has them.
 */
export function makeArchive(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  // The format's first day, on the clock of this place: fflate writes local time.
  const mtime = new Date(1980, 0, 1);
  const names = [...files.keys()].toSorted();
  const entries = names.map((name) => [name, [files.get(name) ?? new Uint8Array(), { mtime }]]);
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}
