import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { relative, resolve } from 'node:path';

/** Minified bytes of a script by the module they come from; paths start at the checkout. */
export type ModuleBytes = ReadonlyMap<string, number>;

const RUNTIME = '(bundler)';

/**
 * Reads which modules a built script consists of from the source map beside it.
 * @param root what the modules' paths start from
 */
export function readModules(script: string, root: string): ModuleBytes {
  const text = readFileSync(script, 'utf8');
  // What the bundler itself writes has no sources.
  if (!existsSync(`${script}.map`)) return new Map([[RUNTIME, text.length]]);
  const payload = JSON.parse(readFileSync(`${script}.map`, 'utf8')) as SourceMapPayload;
  const map = new SourceMap(payload);
  const bytes = new Map<string, number>();
  for (const [line, content] of text.split('\n').entries()) {
    for (let column = 0; column < content.length; column += 1) {
      const entry = map.findEntry(line, column);
      // Empty before the first entry, without a source for code that the bundler added.
      const source = 'originalSource' in entry && entry.originalSource;
      const name = source ? nameOf(resolve(script, '..', source), root) : RUNTIME;
      bytes.set(name, (bytes.get(name) ?? 0) + 1);
    }
  }
  return bytes;
}

/** A library counts as one module: `react-dom`, not its seven files. */
function nameOf(file: string, root: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  return library ?? relative(root, file);
}
