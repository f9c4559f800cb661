// `npm run new:component Name`, `new:page area/Name`, `new:operation tag/name`.
import { root } from './lib/run.ts';
import { scaffoldComponent } from './scaffold/component.ts';
import { type NewFile, writeFiles } from './scaffold/files.ts';
import { scaffoldOperation } from './scaffold/operation.ts';
import { scaffoldPage } from './scaffold/page.ts';

const SCAFFOLDS: Record<string, (name: string) => NewFile[]> = {
  component: scaffoldComponent,
  page: scaffoldPage,
  operation: scaffoldOperation,
};

const [kind = '', name = ''] = process.argv.slice(2);
try {
  const files = SCAFFOLDS[kind]?.(name) ?? [];
  writeFiles(root, files);
  for (const file of files) console.log(`${'text' in file ? 'new    ' : 'changed'} ${file.path}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
