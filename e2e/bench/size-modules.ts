import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { relative, resolve } from 'node:path';

/** Minified bytes of a script by module; paths are relative to the checkout. */
export type ModuleBytes = ReadonlyMap<string, number>;

const RUNTIME = '(bundler)';

/**
 * Reads from its source map which modules a built script consists of.
 * @param root the folder that the paths of modules are relative to
 */
export function readModules(script: string, root: string): ModuleBytes {
  const text = readFileSync(script, 'utf8');
  // Files that the bundler generates have no sources.
  if (!existsSync(`${script}.map`)) return new Map([[RUNTIME, text.length]]);
  const payload = JSON.parse(readFileSync(`${script}.map`, 'utf8')) as SourceMapPayload;
  const map = new SourceMap(payload);
  const bytes = new Map<string, number>();
  for (const [line, content] of text.split('\n').entries()) {
    for (let column = 0; column < content.length; column += 1) {
      const entry = map.findEntry(line, column);
      // Code before the first mapping, and code that the bundler added, has no source.
      const source = 'originalSource' in entry && entry.originalSource;
      const name = source ? nameOf(resolve(script, '..', source), root) : RUNTIME;
      bytes.set(name, (bytes.get(name) ?? 0) + 1);
    }
  }
  return bytes;
}

/** A library counts as one module: `react-dom`, not its files. */
function nameOf(file: string, root: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  return library ?? relative(root, file);
}
