// `npm run new:component Name`, `npm run new:page area/Name`, `npm run new:operation tag/name`.
import { parseArgs } from 'node:util';
import { generate } from './lib/generate.ts';
import { root, run } from './lib/run.ts';
import { scaffoldComponent } from './scaffold/component.ts';
import { type NewFile, writeFiles } from './scaffold/files.ts';
import { scaffoldOperation } from './scaffold/operation.ts';
import { ACCESS, PARTICIPATIONS, PHASES } from './scaffold/operation-plan.ts';
import { scaffoldPage } from './scaffold/page.ts';
import { ROLES } from './scaffold/page-plan.ts';

const USAGE = `Usage:
  npm run new:component Name
  npm run new:page folder/Name -- [--path /admin/name] [--role ${ROLES.join('|')}]
  npm run new:operation tag/name -- [--method get|post|put|delete] [--access ${ACCESS.join('|')}]
      [--participation ${PARTICIPATIONS.join('|')}] [--phase ${PHASES.join('|')}]
`;

function scaffold(): NewFile[] {
  const option = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      path: option,
      role: option,
      method: option,
      access: option,
      participation: option,
      phase: option,
    },
  });
  const [kind, name = ''] = positionals;
  if (kind === 'component') return scaffoldComponent(name);
  if (kind === 'page') return scaffoldPage(root, name, values);
  if (kind === 'operation') return scaffoldOperation(root, name, values);
  throw new Error(`There is nothing to make of the kind ${kind ?? '(none)'}`);
}

try {
  const files = scaffold();
  writeFiles(root, files);
  const written = [...new Set(files.map((file) => file.path))];
  run('oxfmt', written, { cwd: root, quiet: true });
  await generate();
  const isNew = new Set(files.filter((file) => 'text' in file).map((file) => file.path));
  for (const path of written) console.log(`${isNew.has(path) ? 'new    ' : 'changed'} ${path}`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 1;
}
