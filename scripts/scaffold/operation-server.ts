import { insertBefore, type NewFile } from './files.ts';
import { type GamePlan, type OperationPlan, shortName } from './operation-plan.ts';

export const SERVICES = 'server/src/services.ts';
export const SCENARIOS = 'server/src/contract/scenarios.ts';

/** The module that answers the operation, its scenario and test, and where they are registered. */
export function serverFiles(plan: OperationPlan): NewFile[] {
  const { place, id, method, game } = plan;
  const name = shortName(plan);
  const folder = `server/src/modules/${place}`;
  const isWrite = method !== 'get';
  return [
    { path: `${folder}/routes.ts`, text: isWrite ? writeRoutes(plan) : readRoutes(plan) },
    { path: `${folder}/service.ts`, text: isWrite ? writeService(plan) : readService(plan) },
    { path: `${folder}/repository.ts`, text: REPOSITORY },
    { path: `${folder}/routes.test.ts`, text: routeTest(plan) },
    { path: `server/src/contract/scenarios/${place}.ts`, text: scenario(plan) },
    insertBefore(
      SERVICES,
      'import ',
      `import { ${name}Routes } from './modules/${place}/routes.ts';\n`,
    ),
    insertBefore(SERVICES, '    ...teamRoutes(deps),', `    ...${name}Routes(deps),\n`),
    insertBefore(
      SCENARIOS,
      'import { teamScenarios }',
      `import { ${name}Scenarios } from './scenarios/${place}.ts';\n`,
    ),
    insertBefore(SCENARIOS, '  ...teamScenarios,', `  ...${name}Scenarios,\n`),
    ...(isWrite
      ? [insertBefore('sdk/tools/invalidations.ts', '};\n', `  ${id}: [],\n`, 'last')]
      : []),
    ...(isWrite && game === null
      ? [
          insertBefore(
            'server/src/contract/silent-writes.ts',
            '};\n',
            `  ${id}: 'Say why nothing that a process keeps in memory becomes outdated.',\n`,
            'last',
          ),
        ]
      : []),
  ];
}

const REPOSITORY = `import type { Db } from '../../platform/database.ts';

export async function countTeams(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('teams')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
`;

function readRoutes(plan: OperationPlan): string {
  const { id } = plan;
  const name = shortName(plan);
  return `import type { Routes } from '../../http/registrar.ts';
import { ${id}, type ${plan.noun}Deps } from './service.ts';

export function ${name}Routes(deps: ${plan.noun}Deps) {
  return {
    async ${id}() {
      return { count: await ${id}(deps) };
    },
  } satisfies Routes;
}
`;
}

function readService({ id, noun }: OperationPlan): string {
  return `import type { Db } from '../../platform/database.ts';
import { countTeams } from './repository.ts';

export interface ${noun}Deps {
  db: Db;
}

/** Say what it answers. */
export async function ${id}({ db }: ${noun}Deps): Promise<number> {
  return countTeams(db);
}
`;
}

function writeRoutes(plan: OperationPlan): string {
  const { id, noun, game } = plan;
  return `import type { Routes } from '../../http/registrar.ts';
import { ${id}, type ${noun}Deps } from './service.ts';

export function ${shortName(plan)}Routes(deps: ${noun}Deps) {
  return {
    async ${id}({ actor${game ? ', game' : ''} }) {
      await ${id}(deps, actor${game ? ', game.id' : ''});
    },
  } satisfies Routes;
}
`;
}

function writeService({ id, noun, game }: OperationPlan): string {
  const emit = game ? "\n    emit({ topic: 'game', gameId, body: {} });" : '';
  return `import type { Author, Write } from '../../platform/write.ts';
import { countTeams } from './repository.ts';

export interface ${noun}Deps {
  write: Write;
}

/** Say what it changes. Lock, then check, then change: see "Change data" in server/README.md. */
export async function ${id}(
  { write }: ${noun}Deps,
  author: Author,${game ? '\n  gameId: number,' : ''}
): Promise<void> {
  await write(author, async (tx${game ? ', emit' : ''}) => {
    await countTeams(tx);${emit}
  });
}
`;
}

function routeTest({ id, path, method, access, game, hasBody }: OperationPlan): string {
  const caller = access === 'public' ? 'nobody' : access === 'user' ? 'user' : 'admin';
  const needsPlayer = game !== null && game.participation !== 'none';
  const headers = needsPlayer ? 'cookie(as)' : `site.cookieOf('${caller}')`;
  const url = game ? `\`${path.replace('{gameId}', '${gameId}')}\`` : `'${path}'`;
  const setUp = !game
    ? ''
    : needsPlayer
      ? 'const { gameId, as } = await stage.player();\n    '
      : 'const gameId = await stage.game();\n    ';
  const contract = needsPlayer ? '{ cookie, createContractSite }' : '{ createContractSite }';
  return `import { expect, test } from 'vitest';
import ${contract} from '../../contract/contract-site.ts';
${game ? "import { createStage } from '../../contract/stage.ts';\n" : ''}
const site = await createContractSite();
${game ? 'const stage = createStage(site);\n' : ''}
test('${id} ${method === 'get' ? 'answers what there is' : game ? 'tells every process that the game has changed' : 'answers nothing'}', async () => {
    ${setUp}const answer = await site.app.inject({
      method: '${method.toUpperCase()}',
      url: ${url},
      headers: ${headers},${hasBody ? "\n      payload: { note: 'The harbour closes at noon.' }," : ''}
    });
    expect(answer.statusCode).toBe(200);
    ${assertion(method, game !== null)}
});
`;
}

function assertion(method: string, isAboutGame: boolean): string {
  if (method === 'get') return 'expect(answer.json()).toEqual({ count: expect.any(Number) });';
  if (!isAboutGame) return "expect(answer.body).toBe('');";
  return `const events = await site.db.selectFrom('outbox').select('topic').execute();
    expect(events.map(({ topic }) => topic)).toContain('game');`;
}

/** A scenario that reaches every response and every error code of the gate. */
function scenario(plan: OperationPlan): string {
  const { id, game, hasBody } = plan;
  const ask = (expected: string, fields: readonly string[]) => {
    const request = [...fields, ...(hasBody ? ['body'] : [])].join(', ');
    return `await ask(${expected}${request === '' ? '' : `, { ${request} }`});`;
  };
  const lines = [
    ...(hasBody ? ["const body = { note: 'The harbour closes at noon.' };"] : []),
    ...(game ? gameLines(game, ask) : [ask('200', [])]),
  ];
  const code = lines.join('\n    ');
  const names = ['ENDED', 'NOWHERE', 'UPCOMING'].filter((each) => code.includes(each));
  return `${names.length === 0 ? '' : `import { ${names.join(', ')} } from '../stage.ts';\n`}import type { Scenarios } from './scenario.ts';

export const ${shortName(plan)}Scenarios = {
  async ${id}(ask${game ? ', stage' : ''}) {
    ${code}
  },
} satisfies Scenarios;
`;
}

/** Requests that reach 200 and every error code of the gate; `others` are further parameters. */
export function gameLines(
  { participation, phase }: GamePlan,
  ask: (expected: string, fields: readonly string[]) => string,
  others: readonly string[] = [],
): string[] {
  const params = (gameId: string) => `params: { ${[`gameId: ${gameId}`, ...others].join(', ')} }`;
  const isPlayers = participation !== 'none';
  const at = (variable: string, times: string) =>
    isPlayers
      ? `const ${variable} = await stage.player({ gameId: await stage.game(${times}) });`
      : `const ${variable} = { gameId: await stage.game(${times}) };`;
  const as = (variable: string) => [
    ...(isPlayers ? [`as: ${variable}.as`] : []),
    params(`${variable}.gameId`),
  ];
  return [
    at('running', ''),
    ask('200', as('running')),
    ask("'GAME_NOT_FOUND'", [params('NOWHERE')]),
    ...(isPlayers ? [ask("'NOT_JOINED'", [params('running.gameId')])] : []),
    ...(participation === 'accepted'
      ? [
          "const pending = await stage.player({ status: 'Pending' });",
          ask("'NOT_ACCEPTED'", as('pending')),
        ]
      : []),
    ...(phase === 'any' ? [] : [at('early', 'UPCOMING'), ask("'GAME_NOT_STARTED'", as('early'))]),
    ...(phase === 'running' ? [at('late', 'ENDED'), ask("'GAME_ENDED'", as('late'))] : []),
  ];
}
