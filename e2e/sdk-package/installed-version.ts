import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';

/** The version of a package that is installed in a folder, by default in the checkout. */
export function installedVersion(name: string, folder = root): string {
  const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
