import { describe, expect, test } from 'vitest';
import { findModuleCycle, findViolations, readImports } from './testing/import-graph.ts';

const imports = readImports(import.meta.dirname);

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
