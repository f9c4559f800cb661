import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type DeclaredPlan, UNIMPLEMENTED_LIST } from './declared-plan.ts';
import { declaredTest, handlersOf, scenarioFiles } from './declared-tests.ts';
import { addImport, insertBefore, type NewFile, replaceIn } from './files.ts';
import { toKebab, toSingular } from './names.ts';
import { SERVICES } from './operation-server.ts';

/** The handler of an operation of the spec, its service, scenario and test. */
export function declaredFiles(root: string, plan: DeclaredPlan): NewFile[] {
  const folder = `server/src/modules/${plan.module}`;
  const service = `service-${toKebab(plan.id)}`;
  return [
    replaceIn(UNIMPLEMENTED_LIST, `  '${plan.id}',\n`, ''),
    withoutPlaceholder(plan),
    { path: `${folder}/${service}.ts`, text: serviceText(plan) },
    ...routeFiles(root, plan, folder, `./${service}.ts`),
    { path: `${folder}/${service}.test.ts`, text: declaredTest(plan) },
    ...scenarioFiles(root, plan),
  ];
}

/** The placeholder of an operation, if it has one, is a line of the same file. */
function withoutPlaceholder({ id }: DeclaredPlan): NewFile {
  const line = new RegExp(`^  ${id}: .*\\n`, 'm');
  return { path: UNIMPLEMENTED_LIST, edit: (text) => text.replace(line, '') };
}

function isWrite({ method }: DeclaredPlan): boolean {
  return method !== 'get';
}

function serviceText(plan: DeclaredPlan): string {
  const { id, noun, inputs, answer, summary } = plan;
  const write = isWrite(plan);
  const wire = id.charAt(0).toUpperCase() + id.slice(1);
  const schema = { params: 'Params', query: 'QueryParams', body: 'Body' } as const;
  const fields = inputs.map(
    (name) => `  ${name}: z.output<typeof schemas.${wire}${schema[name]}>;`,
  );
  const needsSchemas = inputs.length > 0 || answer === 'json';
  const result = answer === 'json' ? `z.input<typeof schemas.${wire}Response>` : 'void';
  const parameters = [
    `{ ${write ? 'write' : 'db'} }: ${noun}Deps`,
    ...(write ? ['author: Author'] : []),
    ...(inputs.length > 0 ? [`input: ${noun}Input`] : []),
  ];
  const unused = [...(write ? [] : ['db']), ...(inputs.length > 0 ? ['input'] : [])];
  const stub = [
    ...(unused.length > 0
      ? [`void [${unused.join(', ')}]; // Use these, and remove the line.`]
      : []),
    ...(write
      ? [
          'return write(author, async () => {',
          '  // Lock, then check, then change: see "Change data" in server/README.md.',
          "  throw new AppError('NOT_IMPLEMENTED');",
          '});',
        ]
      : ["throw new AppError('NOT_IMPLEMENTED');"]),
  ];
  return `${needsSchemas ? "import type { schemas } from '@halyard/sdk/operations';\nimport type { z } from 'zod';\n" : ''}import { AppError } from '../../domain/app-error.ts';
${write ? "import type { Author, Write } from '../../platform/write.ts';" : "import type { Db } from '../../platform/database.ts';"}

export interface ${noun}Deps {
  ${write ? 'write: Write' : 'db: Db'};
}
${fields.length > 0 ? `\ninterface ${noun}Input {\n${fields.join('\n')}\n}\n` : ''}
/** ${summary}. */
export async function ${id}(${parameters.join(', ')}): Promise<${result}> {
  ${stub.join('\n  ')}
}
`;
}

function handlerText(plan: DeclaredPlan): string {
  const { id, inputs, answer } = plan;
  const names = [...(isWrite(plan) ? ['actor'] : []), ...inputs];
  const values = [
    'deps',
    ...(isWrite(plan) ? ['actor'] : []),
    ...(inputs.length > 0 ? [`{ ${inputs.join(', ')} }`] : []),
  ];
  const call = `${id}(${values.join(', ')})`;
  const code =
    answer === 'json'
      ? `return ${call};`
      : `await ${call};${answer === 'binary' ? '\n      return SENT;' : ''}`;
  return `    async ${id}(${names.length > 0 ? `{ ${names.join(', ')} }` : ''}) {
      ${code}
    },
`;
}

/** Handlers of a module whose dependencies are one parameter, so that more can be added to it. */
const ROUTES = /export function (\w+)\(\s*deps: ([\w\s&]+?),?\s*\) \{\n/;

/** Adds the handler to a file of the module's handlers; without a suitable one, to a new file. */
function routeFiles(root: string, plan: DeclaredPlan, folder: string, service: string): NewFile[] {
  const { id, noun, module, answer } = plan;
  const kept = routeFileOf(root, plan, folder);
  if (kept) {
    return [
      addImport(kept, service, [id, `type ${noun}Deps`]),
      ...(answer === 'binary' ? [addImport(kept, '../../http/registrar.ts', ['SENT'])] : []),
      {
        path: kept,
        edit: (text) =>
          text.replace(
            ROUTES,
            (_, name, deps) => `export function ${name}(deps: ${deps} & ${noun}Deps) {\n`,
          ),
      },
      insertBefore(kept, '  } satisfies Routes;', handlerText(plan), 'last'),
    ];
  }
  const isNew = !existsSync(join(root, folder, 'routes.ts'));
  const path = `${folder}/${isNew ? 'routes' : `routes-${toKebab(id)}`}.ts`;
  const name = `${isNew ? toSingular(module) : id}Routes`;
  const registrar = answer === 'binary' ? '{ type Routes, SENT }' : 'type { Routes }';
  return [
    {
      path,
      text: `import ${registrar} from '../../http/registrar.ts';
import { ${id}, type ${noun}Deps } from '${service}';

export function ${name}(deps: ${noun}Deps) {
  return {
${handlerText(plan)}  } satisfies Routes;
}
`,
    },
    insertBefore(
      SERVICES,
      'import ',
      `import { ${name} } from './modules/${module}/${basename(path)}';\n`,
    ),
    insertBefore(SERVICES, '    ...teamRoutes(deps),', `    ...${name}(deps),\n`),
  ];
}

/** The file to extend: the one that answers operations with the same tag, else any that can be. */
function routeFileOf(root: string, { siblings }: DeclaredPlan, folder: string): string | undefined {
  const files = globSync(`${folder}/routes*.ts`, { cwd: root }).toSorted();
  const extensible = files.filter((path) => isExtensible(root, path));
  const isRelated = (path: string) => handlersOf(root, path).some((id) => siblings.has(id));
  return extensible.find(isRelated) ?? extensible[0];
}

function isExtensible(root: string, path: string): boolean {
  const text = readFileSync(join(root, path), 'utf8');
  const name = ROUTES.exec(text)?.[1];
  return (
    name !== undefined &&
    text.includes('  } satisfies Routes;') &&
    readFileSync(join(root, SERVICES), 'utf8').includes(`    ...${name}(deps),`)
  );
}
