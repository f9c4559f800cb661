// `npm run shape`: how finely the tree is cut: tracked files, lines of a file, files with fewer than ten lines,
// and small files with one importer. `npm run shape -- --list` names the last ones.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatTable } from '../e2e/load/table.ts';
import { root } from './lib/run.ts';
import { measureShape } from './lib/shape.ts';

const TEXT = /\.(ts|tsx|mts|mjs|js|css|html|json|yaml|yml|md|mdx|sql|py|sh|svg|txt)$/;

const { stdout } = spawnSync('git', ['ls-files', '-z'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const paths = stdout.split('\0').filter((path) => path !== '');
const files = paths
  .filter((path) => TEXT.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const shapes = measureShape(files);
const heads = ['package', 'text files', 'median', '90 %', 'under 10', 'small, one importer'];
const rows = shapes.map((shape) => [
  shape.name,
  shape.files,
  shape.medianLines,
  shape.percentile90Lines,
  shape.underTenLines,
  shape.smallWithOneImporter.length,
]);
console.log(formatTable(heads, rows));
const withoutSpec = paths.filter((path) => !path.startsWith('api-spec/')).length;
console.log(`\n${paths.length} tracked files, ${withoutSpec} of them outside api-spec`);
if (process.argv.includes('--list')) {
  for (const path of shapes.flatMap((shape) => shape.smallWithOneImporter)) console.log(path);
}
