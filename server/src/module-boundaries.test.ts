import { describe, expect, test } from 'vitest';
import { findModuleCycle, findViolations, readImports } from './testing/import-graph.ts';
import {
  findImpureRules,
  findSqlOutside,
  findTransactionsInRoutes,
  findUnknownKinds,
  readModuleFiles,
} from './testing/module-files.ts';

const imports = readImports(import.meta.dirname);
const files = readModuleFiles(import.meta.dirname);

describe('the imports of the server', () => {
  test('are read from the source files', () => {
    expect(imports).toContainEqual({ from: 'main.ts', to: 'server.ts' });
    expect(imports.length).toBeGreaterThan(500);
  });

  test('respect the boundaries of README.md', () => {
    expect(findViolations(imports)).toEqual([]);
  });

  test('form no cycle of modules', () => {
    expect(findModuleCycle(imports)).toBeNull();
  });
});

describe('findViolations', () => {
  test.each([
    ['modules/games/service.ts', 'modules/files/repository.ts'],
    ['modules/games/service.ts', 'modules/files/routes.ts'],
    ['modules/games/service.ts', 'http/limits.ts'],
    ['http/session.ts', 'modules/accounts/service-sessions.ts'],
    ['services.ts', 'modules/accounts/service-sessions.ts'],
    ['platform/bus.ts', 'modules/games/public.ts'],
    ['platform/bus.ts', 'http/app.ts'],
    ['domain/actor.ts', 'platform/clock.ts'],
  ])('%s may not import %s', (from, to) => {
    const [message] = findViolations([{ from, to }]);
    expect(message).toContain(`${from} imports ${to}: `);
  });

  test.each([
    ['modules/games/service.ts', 'modules/files/public.ts'],
    ['modules/games/service.ts', 'modules/games/repository.ts'],
    ['modules/games/service.ts', 'platform/clock.ts'],
    ['modules/games/routes-edit.ts', 'http/registrar.ts'],
    ['http/session.ts', 'modules/accounts/public.ts'],
    ['services.ts', 'modules/accounts/routes.ts'],
    ['modules/games/routes.test.ts', 'modules/files/repository.ts'],
  ])('%s may import %s', (from, to) => {
    expect(findViolations([{ from, to }])).toEqual([]);
  });
});

describe('findModuleCycle', () => {
  test('names the imports of a cycle, however long', () => {
    const cycle = [
      { from: 'modules/games/service.ts', to: 'modules/files/public.ts' },
      { from: 'modules/files/service.ts', to: 'modules/teams/public.ts' },
      { from: 'modules/teams/service.ts', to: 'modules/games/public.ts' },
    ];
    const entry = { from: 'modules/setup/service.ts', to: 'modules/games/public.ts' };
    expect(findModuleCycle([entry, ...cycle])).toEqual(cycle);
    expect(findModuleCycle([entry, ...cycle.slice(0, 2)])).toBeNull();
  });
});

describe('the files of modules', () => {
  test('are read', () => {
    expect(files.map(({ path }) => path)).toContain('modules/games/repository.ts');
    expect(files.length).toBeGreaterThan(250);
  });

  test('have a kind that their name tells', () => {
    expect(findUnknownKinds(files)).toEqual([]);
  });

  test('have SQL in repositories only', () => {
    expect(findSqlOutside(files)).toEqual([]);
  });

  test('open transactions in services, not in handlers', () => {
    expect(findTransactionsInRoutes(files)).toEqual([]);
  });

  test('decide by pure functions in rules', () => {
    expect(findImpureRules(files)).toEqual([]);
  });
});

describe('findUnknownKinds', () => {
  test.each([
    'games/list-games',
    'games/services',
    'games/service-',
    'a/docker/engine',
    'a/publics',
  ])('names %s', (name) => {
    const [message] = findUnknownKinds([{ path: `modules/${name}.ts`, text: '' }]);
    expect(message).toContain(`modules/${name}.ts: `);
  });

  test.each(['games/public', 'games/service', 'games/routes-edit', 'a/docker/part-engine'])(
    'knows %s',
    (name) => {
      expect(findUnknownKinds([{ path: `modules/${name}.ts`, text: '' }])).toEqual([]);
    },
  );
});

describe('findSqlOutside', () => {
  test.each([
    "import { sql } from 'kysely';",
    'await sql`select 1`.execute(db);',
    'const COUNT = sql<number>`count(*)`;',
    "db.selectFrom('games')",
    "tx\n  .deleteFrom('games')",
    "const find = named<{ id: number }>('games.find', 'select id from games');",
    "import { isOverInSql } from '../../platform/phase-sql.ts';",
  ])('finds %j', (text) => {
    const path = 'modules/games/service.ts';
    expect(findSqlOutside([{ path, text }])).toHaveLength(1);
    expect(findSqlOutside([{ path: 'modules/games/repository-list.ts', text }])).toEqual([]);
  });

  test('knows what is none', () => {
    const text = "import type { Tx } from '../../platform/database.ts';\nawait findGame(tx, 1);";
    expect(findSqlOutside([{ path: 'modules/games/service.ts', text }])).toEqual([]);
  });
});

describe('findTransactionsInRoutes', () => {
  test.each(['await write(actor, run);', 'await deps.writeStatement(null, run);'])(
    'finds %j',
    (text) => {
      const path = 'modules/games/routes-edit.ts';
      expect(findTransactionsInRoutes([{ path, text }])).toHaveLength(1);
      expect(findTransactionsInRoutes([{ path: 'modules/games/service.ts', text }])).toEqual([]);
    },
  );
});

describe('findImpureRules', () => {
  const path = 'modules/games/rules.ts';

  test.each(['./repository.ts', '../../platform/clock.ts', 'node:fs', './service.ts', 'pg'])(
    'finds a value of %s',
    (from) => {
      expect(findImpureRules([{ path, text: `import { x } from '${from}';` }])).toHaveLength(1);
    },
  );

  test.each([
    "import type { GameRow } from './repository.ts';",
    "import { phaseOf } from '@halyard/sdk/rules';",
    "import { createHash } from 'node:crypto';",
    "import {\n  AppError,\n  fieldError,\n} from '../../domain/app-error.ts';",
    "import { pointsOf } from '../live-games/public.ts';",
  ])('accepts %j', (text) => {
    expect(findImpureRules([{ path, text }])).toEqual([]);
  });
});
