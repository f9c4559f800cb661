import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** An import of one source file by another; paths are relative to `server/src`, with `/`. */
export interface Import {
  from: string;
  to: string;
}

const SPECIFIER = /(?:from|import)\s*\(?\s*'(\.\.?\/[^']+)'/g;

/** All imports between the files of a folder, type-only and dynamic ones included. */
export function readImports(root: string): Import[] {
  return globSync('**/*.ts', { cwd: root }).flatMap((path) => {
    const file = join(root, path);
    const specifiers = readFileSync(file, 'utf8').matchAll(SPECIFIER);
    return Array.from(specifiers, ([, specifier = '']) => ({
      from: toSlashes(path),
      to: toSlashes(relative(root, resolve(dirname(file), specifier))),
    }));
  });
}

function toSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

/** The module that a file belongs to, or null outside `modules/`. */
export function moduleOf(path: string): string | null {
  return /^modules\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Tests and their helpers may import any file. */
function isTest(path: string): boolean {
  return /\.test\.ts$|(^|\/)testing\/|^contract\//.test(path);
}

function isRoutes(path: string): boolean {
  return /\/routes[^/]*\.ts$/.test(path);
}

/** Each import that crosses a boundary which server/README.md draws, with the reason. */
export function findViolations(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from }) => !isTest(from))
    .flatMap(({ from, to }) => {
      const reason = violation(from, to);
      return reason === null ? [] : [`${from} imports ${to}: ${reason}`];
    });
}

function violation(from: string, to: string): string | null {
  const [fromLayer] = from.split('/');
  const [toLayer] = to.split('/');
  if (fromLayer === 'domain' && toLayer !== 'domain') return 'domain/ imports nothing else';
  if (fromLayer === 'platform' && (toLayer === 'modules' || toLayer === 'http')) {
    return 'platform/ knows neither modules nor HTTP';
  }
  const module = moduleOf(to);
  if (module !== null && module !== moduleOf(from)) {
    const isRoot = !from.includes('/');
    if (!to.endsWith('/public.ts') && !(isRoot && isRoutes(to))) {
      return `outside its folder a module is its public.ts: use modules/${module}/public.ts`;
    }
  }
  if (moduleOf(from) !== null && toLayer === 'http' && !isRoutes(from)) {
    return 'in a module only routes*.ts know HTTP: pass a value or a function instead';
  }
  return null;
}

/** A cycle of modules, as the imports that close it; null when there is none. */
export function findModuleCycle(imports: readonly Import[]): Import[] | null {
  const edges = imports.filter(({ from, to }) => {
    const [source, target] = [moduleOf(from), moduleOf(to)];
    return !isTest(from) && source !== null && target !== null && source !== target;
  });
  const done = new Set<string>();

  function visit(module: string, path: readonly Import[]): Import[] | null {
    const start = path.findIndex(({ from }) => moduleOf(from) === module);
    if (start !== -1) return path.slice(start);
    if (done.has(module)) return null;
    for (const edge of edges) {
      if (moduleOf(edge.from) !== module) continue;
      const cycle = visit(moduleOf(edge.to) ?? '', [...path, edge]);
      if (cycle !== null) return cycle;
    }
    done.add(module);
    return null;
  }

  for (const { from } of edges) {
    const cycle = visit(moduleOf(from) ?? '', []);
    if (cycle !== null) return cycle;
  }
  return null;
}
