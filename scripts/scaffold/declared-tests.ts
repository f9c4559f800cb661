import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeclaredPlan } from './declared-plan.ts';
import { addImport, insertBefore, type NewFile } from './files.ts';
import { toSingular } from './names.ts';
import { gameLines, SCENARIOS } from './operation-server.ts';

const FOLDER = 'server/src/contract/scenarios';

/** Adds the scenario to the file that has those of the module; without one, to a new file. */
export function scenarioFiles(root: string, plan: DeclaredPlan): NewFile[] {
  const { module } = plan;
  const code = scenario(plan);
  const imports = [
    ...names('../stage.ts', ['ENDED', 'NOWHERE', 'UPCOMING'], code),
    ...names('../form.ts', ['formOf'], code),
  ];
  const kept = scenarioFileOf(root, plan);
  if (kept) {
    return [
      ...imports.map(({ from, used }) => addImport(kept, from, used)),
      insertBefore(kept, '} satisfies Scenarios;', code, 'last'),
    ];
  }
  const name = `${toSingular(module)}Scenarios`;
  const lines = imports.map(({ from, used }) => `import { ${used.join(', ')} } from '${from}';\n`);
  return [
    {
      path: `${FOLDER}/${module}.ts`,
      text: `${lines.join('')}import type { Scenarios } from './scenario.ts';

export const ${name} = {
${code}} satisfies Scenarios;
`,
    },
    insertBefore(
      SCENARIOS,
      'import { teamScenarios }',
      `import { ${name} } from './scenarios/${module}.ts';\n`,
    ),
    insertBefore(SCENARIOS, '  ...teamScenarios,', `  ...${name},\n`),
  ];
}

function names(from: string, all: readonly string[], code: string) {
  const used = all.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return used.length > 0 ? [{ from, used }] : [];
}

/** The operations that a file of handlers answers. */
export function handlersOf(root: string, path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/^ {4}async (\w+)\(/gm)].map(([, id = '']) => id);
}

/** The file with the scenarios of the module, those with the same tag first. */
function scenarioFileOf(root: string, { module, siblings }: DeclaredPlan): string | undefined {
  const handlers = globSync(`server/src/modules/${module}/routes*.ts`, { cwd: root }).flatMap(
    (path) => handlersOf(root, path),
  );
  const files = globSync(`${FOLDER}/*.ts`, { cwd: root }).toSorted();
  const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const fileWith = (ids: readonly string[]) =>
    files.find((path) => ids.some((id) => texts.get(path)?.includes(`  async ${id}(`)));
  return fileWith(handlers.filter((id) => siblings.has(id))) ?? fileWith(handlers);
}

/** A scenario that reaches 200, the gate's error codes and, with gaps to fill in, the operation's own. */
function scenario(plan: DeclaredPlan): string {
  const { id, game, codes, params } = plan;
  const others = Object.entries(params).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const input = plan.fileField !== null ? ['...form'] : plan.body === undefined ? [] : ['body'];
  const ask = (expected: string, fields: readonly string[]) => {
    const request = [...fields, ...input].join(', ');
    return `await ask(${expected}${request === '' ? '' : `, { ${request} }`});`;
  };
  const usual = game
    ? [
        ...(game.participation === 'none' ? [] : ['as: running.as']),
        `params: { ${['gameId: running.gameId', ...others].join(', ')} }`,
      ]
    : others.length > 0
      ? [`params: { ${others.join(', ')} }`]
      : [];
  const lines = [
    ...inputLines(plan),
    ...(game ? gameLines(game, ask, others) : [ask('200', usual)]),
    ...(codes.length > 0 ? ['// Say what leads to each of these.'] : []),
    ...codes.map((code) => ask(`'${code}'`, usual)),
  ];
  return `  async ${id}(ask${game ? ', stage' : ''}) {
    ${lines.join('\n    ')}
  },
`;
}

function inputLines({ body, fileField }: DeclaredPlan): string[] {
  if (fileField !== null)
    return [`const form = await formOf('Say what the file contains', '${fileField}');`];
  return body === undefined ? [] : [`const body = ${JSON.stringify(body)};`];
}

/** A test for what the spec cannot say, with the request that the spec describes. */
export function declaredTest(plan: DeclaredPlan): string {
  const { id, method, access, game, fileField, body } = plan;
  const needsPlayer = game !== null && game.participation !== 'none';
  const caller = access === 'public' ? 'nobody' : access === 'user' ? 'user' : 'admin';
  const session = needsPlayer ? 'cookie(as)' : `site.cookieOf('${caller}')`;
  const path = plan.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    game && name === 'gameId' ? '${gameId}' : String(plan.params[name]),
  );
  const setUp = [
    ...(needsPlayer
      ? ['const { gameId, as } = await stage.player();']
      : game
        ? ['const gameId = await stage.game();']
        : []),
    ...inputLines(plan),
  ];
  const payload =
    fileField !== null ? ['payload: form.body,'] : body === undefined ? [] : ['payload: body,'];
  const contract = needsPlayer ? '{ cookie, createContractSite }' : '{ createContractSite }';
  return `import { expect, test } from 'vitest';
import ${contract} from '../../contract/contract-site.ts';
${fileField === null ? '' : "import { formOf } from '../../contract/form.ts';\n"}${game ? "import { createStage } from '../../contract/stage.ts';\n" : ''}
const site = await createContractSite();
${game ? 'const stage = createStage(site);\n' : ''}
// Say here what the spec cannot say: bounds, roles, phases and refusals are tested from the spec.
test('${id} does what it is for', async () => {
  ${[
    ...setUp,
    'const answer = await site.app.inject({',
    `  method: '${method.toUpperCase()}',`,
    `  url: ${game ? `\`${path}\`` : `'${path}'`},`,
    `  headers: ${fileField === null ? session : `{ ...${session}, ...form.headers }`},`,
    ...payload.map((line) => `  ${line}`),
    '});',
    'expect(answer.statusCode).toBe(200);',
  ].join('\n  ')}
});
`;
}
