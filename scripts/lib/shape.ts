import { dirname, join, posix } from 'node:path';

/** A tracked file of text. */
export interface SourceFile {
  /** Path relative to the checkout, with `/`. */
  path: string;
  text: string;
}

/** The figures that say how finely a package is cut. */
export interface Shape {
  /** The first folder of the paths, or `.` for files at the root. */
  name: string;
  files: number;
  medianLines: number;
  /** Nine of ten files have at most so many lines. */
  percentile90Lines: number;
  underTenLines: number;
  /** Files with one importer and fewer than 40 lines, tests not counted as importers. */
  smallWithOneImporter: string[];
}

const FEW_LINES = 10;
const SMALL_LINES = 40;
const MODULE = /\.(ts|tsx|mts|mjs)$/;
const TEST = /\.(test|spec|stories)\.tsx?$|\/testing\//;
const SPECIFIER = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Measures each package, the largest first. */
export function measureShape(files: readonly SourceFile[]): Shape[] {
  const importers = countImporters(files);
  const packages = Map.groupBy(files, ({ path }) =>
    path.includes('/') ? path.slice(0, path.indexOf('/')) : '.',
  );
  return [...packages]
    .map(([name, own]) => {
      const lines = own.map(({ text }) => countLines(text)).toSorted((a, b) => a - b);
      return {
        name,
        files: own.length,
        medianLines: atPart(lines, 0.5),
        percentile90Lines: atPart(lines, 0.9),
        underTenLines: lines.filter((count) => count < FEW_LINES).length,
        smallWithOneImporter: own
          .filter(({ path, text }) => {
            const isSmall = MODULE.test(path) && countLines(text) < SMALL_LINES;
            return isSmall && !TEST.test(path) && importers.get(path)?.size === 1;
          })
          .map(({ path }) => path),
      };
    })
    .toSorted((a, b) => b.files - a.files);
}

/** The modules that import each module, tests and stories left out. */
function countImporters(files: readonly SourceFile[]): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    if (!MODULE.test(path) || TEST.test(path)) continue;
    for (const [, specifier = ''] of text.matchAll(SPECIFIER)) {
      const target = posix.normalize(join(dirname(path), specifier));
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  }
  return importers;
}

function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

/** The value below which a part of the sorted values lies. */
function atPart(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
