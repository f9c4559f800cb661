import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** A library that the pages contain, and its licence. */
export interface Licence {
  name: string;
  licence: string;
}

interface Manifest {
  name?: string;
  license?: string;
  dependencies?: Record<string, string>;
}

const ID = 'virtual:licences';

/** Packages with the dependencies that end up in pages. */
const PACKAGES = ['..', '../../ui-kit', '../../sdk'];

/** Dependencies that only build the pages, and our own packages. */
const IS_NO_PART = /^(vite$|@vitejs\/|@halyard\/|@types\/)/;

/** Offers the libraries in the pages and their licences as `virtual:licences`. */
export function licences(): Plugin {
  return {
    name: 'halyard-licences',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}`
        ? `export const licences = ${JSON.stringify(collectLicences(import.meta.dirname))};`
        : undefined,
  };
}

/** The libraries that the packages depend on, by name. */
export function collectLicences(folder: string): Licence[] {
  const found = new Map<string, Licence>();
  for (const path of PACKAGES) {
    const manifest = join(folder, path, 'package.json');
    for (const name of Object.keys(readManifest(manifest).dependencies ?? {})) {
      if (IS_NO_PART.test(name) || found.has(name)) continue;
      const licence = readManifest(manifestOf(name, manifest)).license;
      if (licence === undefined) throw new Error(`${name} does not say its licence`);
      found.set(name, { name, licence });
    }
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/** Not every package exports its manifest, so it is looked for in the folders that Node searches. */
function manifestOf(name: string, from: string): string {
  const folders = createRequire(from).resolve.paths(name) ?? [dirname(from)];
  for (const folder of folders) {
    const path = join(folder, name, 'package.json');
    try {
      if (readManifest(path).name === name) return path;
    } catch {
      // It is in one of the next folders.
    }
  }
  throw new Error(`${name} is not installed`);
}
