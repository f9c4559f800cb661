import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

interface SourceMap {
  sources: string[];
  sourcesContent?: string[];
}

/**
 * Copies the sources that the maps of a package name into its folder `src`, and has the maps name the
 * copies: a stack trace or "Go to definition" then shows the code with its comments. One copy serves both
 * kinds of maps, and declaration maps cannot contain the code themselves.
 * @param folder the package, built somewhere below the folder of its sources
 * @param sources the folder of the sources
 */
export function packSources(folder: string, sources: string): void {
  const copies = new Map<string, string>();
  for (const name of globSync('{lib,types}/**/*.map', { cwd: folder })) {
    const file = join(folder, name);
    const { sourcesContent: _, ...map } = JSON.parse(readFileSync(file, 'utf8')) as SourceMap;
    const copyOf = (source: string) => {
      const original = resolve(dirname(file), source);
      const copy = join(folder, 'src', relative(sources, original));
      copies.set(original, copy);
      return relative(dirname(file), copy).split(sep).join('/');
    };
    writeFileSync(file, JSON.stringify({ ...map, sources: map.sources.map(copyOf) }));
  }
  for (const [original, copy] of copies) {
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(original, copy);
  }
}
