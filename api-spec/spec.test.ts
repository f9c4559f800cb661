import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  BUNDLE_FILE,
  gateCodes,
  groupsOf,
  httpStatus,
  operationsOf,
  readBundle,
  refusalsOf,
} from './bundle.ts';
import type { Operation } from './bundle.ts';

const bundle = readBundle();
const operations = operationsOf(bundle);
const named = operations.map((operation) => [operation.operationId, operation] as const);
const codes = bundle.components.schemas['ErrorCode'];
const statusOf = codes?.['x-status'] ?? {};

function expectedStatuses(operation: Operation): string[] {
  const common = groupsOf(operation).flatMap((group) => bundle['x-common-errors'][group]);
  const own = operation['x-errors'].map(
    (code) => operation['x-error-status']?.[code] ?? statusOf[code],
  );
  const statuses = [...common.map((code) => statusOf[code]), ...own];
  return [
    ...new Set(statuses.map((status) => String(httpStatus(status ?? Number.NaN)))),
  ].toSorted();
}

describe('the bundle', () => {
  test('is what the files say', () => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-spec-'));
    try {
      const fresh = join(folder, 'openapi.json');
      execFileSync(
        process.execPath,
        [
          fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js')),
          'bundle',
          'openapi.yaml',
          '-o',
          fresh,
        ],
        {
          cwd: fileURLToPath(new URL('.', import.meta.url)),
          env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
          stdio: 'pipe',
        },
      );
      expect(JSON.parse(readFileSync(fresh, 'utf8'))).toEqual(
        JSON.parse(readFileSync(BUNDLE_FILE, 'utf8')),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 30_000);

  test('has no two operations of one name', () => {
    const ids = operations.map((operation) => operation.operationId);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('error codes', () => {
  test('have a status each', () => {
    expect(Object.keys(statusOf).toSorted()).toEqual([...(codes?.enum ?? [])].toSorted());
  });

  test('are all used', () => {
    const used = new Set([
      ...Object.values(bundle['x-common-errors']).flat(),
      ...operations.flatMap((operation) => operation['x-errors']),
      // Answered where no operation was found, so that none can list them.
      'METHOD_NOT_ALLOWED',
      'NOT_IMPLEMENTED',
      // Answered by hubs, which are no operations.
      'WEBSOCKET_REQUIRED',
    ]);
    expect((codes?.enum ?? []).filter((code) => !used.has(code))).toEqual([]);
  });
});

describe.each(named)('%s', (_, operation) => {
  test('has one known tag, a summary and a description in sentences', () => {
    expect(operation.tags).toHaveLength(1);
    expect(bundle.tags.map((tag) => tag.name)).toContain(operation.tags[0]);
    expect(operation.summary).toMatch(/^[A-Z]/);
    expect(operation.description).toMatch(/^[A-Z`].*\.$/s);
  });

  test('names a rate limit that exists', () => {
    expect(Object.keys(bundle['x-rate-limits'])).toContain(operation['x-rate-limit']);
  });

  test('lists only known codes of its own, each once', () => {
    const own = operation['x-errors'];
    expect(own).toEqual([...new Set(own)]);
    expect(own.filter((code) => !codes?.enum?.includes(code))).toEqual([]);
    expect(
      Object.keys(operation['x-error-status'] ?? {}).filter((code) => !own.includes(code)),
    ).toEqual([]);
    const common = new Set(
      groupsOf(operation).flatMap((group) => bundle['x-common-errors'][group]),
    );
    expect(own.filter((code) => common.has(code))).toEqual([]);
  });

  test('documents exactly the error statuses that its codes give', () => {
    const documented = refusalsOf(operation).map(([status]) => status);
    expect(documented.toSorted()).toEqual(expectedStatuses(operation));
  });

  test('answers every error with a Problem', () => {
    for (const [, answer] of refusalsOf(operation)) {
      expect(answer.content?.['application/json']?.schema.$ref).toBe(
        '#/components/schemas/Problem',
      );
    }
  });

  test('answers success with 200 and a named schema, or nothing', () => {
    const statuses = Object.keys(operation.responses);
    expect(statuses).toContain('200');
    // A file may also be asked for in parts.
    const inParts = statuses.includes('206') ? ['206'] : [];
    expect(statuses.filter((status) => status.startsWith('2'))).toEqual(['200', ...inParts]);
    expect(statuses.includes('416')).toBe(inParts.length > 0);
    const bodies = [operation.requestBody?.content, operation.responses['200']?.content];
    for (const { schema } of bodies.flatMap((content) => Object.values(content ?? {}))) {
      expect(schema.$ref).toMatch(/^#\/components\/schemas\/[A-Z]\w+$/);
    }
  });

  test('takes the headers of conditional and partial requests exactly where it heeds them', () => {
    const headers = operation.parameters
      .map((parameter) => parameter.name)
      .filter((name) => /^(If-|Range$)/.test(name));
    const statuses = Object.keys(operation.responses);
    expect(headers).toEqual([
      ...(statuses.includes('409') ? ['If-Match'] : []),
      ...(statuses.includes('304') ? ['If-None-Match'] : []),
      ...(statuses.includes('206') ? ['Range', 'If-Range'] : []),
    ]);
  });

  test('asks for a session exactly when it is not public', () => {
    const { security } = operation;
    // An empty way: nobody needs to prove anything, though a token may be sent.
    const asksNothing =
      security?.length === 0 || security?.some((way) => Object.keys(way).length === 0) === true;
    expect(asksNothing).toBe(operation['x-access'] === 'public');
  });

  test('takes an API token exactly where monitors read or hear about a game, and by a known scope', () => {
    const scopes = operation.security?.flatMap(({ token }) => token ?? []) ?? [];
    const monitorsRead =
      operation.method === 'get' &&
      operation['x-access'] === 'monitor' &&
      operation.tags[0] === 'game';
    const isLive = operation.operationId === 'openLive';
    expect(scopes).toHaveLength(monitorsRead || isLive ? 1 : 0);
    expect(bundle.components.schemas['TokenScope']?.enum).toEqual(expect.arrayContaining(scopes));
  });

  test('is below /api/ext exactly when it is an extension', () => {
    const extension = operation['x-extension'];
    expect(operation.path.startsWith('/api/ext/')).toBe(extension !== undefined);
    if (extension !== undefined) expect(Object.keys(bundle['x-extensions'])).toContain(extension);
  });
});

const GATE_CODES = new Set(gateCodes('accepted', 'running'));

/** Codes that an operation decides about itself, under the lock of its transaction. */
const DECIDED_BY_THE_OPERATION: Record<string, readonly string[]> = {
  joinGame: ['GAME_ENDED'],
};

describe.each(named.filter(([, { path }]) => path.includes('{gameId}')))('%s', (id, operation) => {
  const { 'x-participation': participation, 'x-phase': phase, 'x-errors': errors } = operation;

  test('declares what it requires of the game exactly when an unknown game is refused', () => {
    expect(participation !== undefined).toBe(errors.includes('GAME_NOT_FOUND'));
  });

  test('lists exactly the codes that follow from what it requires', () => {
    const follows =
      participation === undefined || phase === undefined ? [] : gateCodes(participation, phase);
    const own = DECIDED_BY_THE_OPERATION[id] ?? [];
    const listed = errors.filter((code) => GATE_CODES.has(code) && !own.includes(code));
    expect(listed.toSorted()).toEqual(follows.toSorted());
  });
});

test('who may call without a session needs no participation', () => {
  const open = operations.filter((operation) => operation['x-access'] === 'public');
  const needs = open.filter((operation) => (operation['x-participation'] ?? 'none') !== 'none');
  expect(needs).toEqual([]);
});

/** Fields whose values are flags, what teams have answered, codes that let teams in, or links that sign somebody in. */
const SECRET_FIELDS = new Set(['flag', 'flags', 'answer', 'inviteCode', 'link']);

/** Reading operations of staff that show such a field and are not noted, and why. */
const NOT_NOTED: Record<string, string> = {
  listAudit: 'It shows who has changed or read something, which is no secret among administrators.',
  previewChallenge: 'The answers are those of the own team, and staff in a preview have none.',
  getAdminTeam: 'It shows the members of one team.',
};

test('who reads flags, answers, invite codes, files or personal data of many as staff is noted in the audit log', () => {
  const reads = operations.filter(
    ({ method, tags, 'x-access': access }) =>
      method === 'get' && tags[0] !== 'assets' && (access === 'monitor' || access === 'admin'),
  );
  const shows = reads.filter((operation) => {
    const [[type, content] = ['', undefined]] = Object.entries(
      operation.responses['200']?.content ?? {},
    );
    return type !== 'application/json' ? type !== '' : showsSecrets(content?.schema, false);
  });
  const silent = shows.filter((operation) => operation['x-audit-read'] === undefined);
  expect(silent.map(({ operationId }) => operationId)).toEqual(Object.keys(NOT_NOTED));
});

/** Whether an answer holds a secret field, or in a list one that other users may not read. */
function showsSecrets(schema: unknown, isInList: boolean, seen = new Set<string>()): boolean {
  const part = schema as {
    $ref?: string;
    properties?: Record<string, { 'x-personal'?: string[] }>;
    items?: object;
    additionalProperties?: object;
    oneOf?: object[];
    anyOf?: object[];
    allOf?: object[];
  };
  if (typeof schema !== 'object' || schema === null) return false;
  if (part.$ref !== undefined) {
    const name = part.$ref.split('/').at(-1) ?? '';
    const key = `${name} ${isInList}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return showsSecrets(bundle.components.schemas[name], isInList, seen);
  }
  const fields = Object.entries(part.properties ?? {});
  const isPersonal = ({ 'x-personal': readers }: { 'x-personal'?: string[] }) =>
    isInList && readers !== undefined && !readers.includes('user') && !readers.includes('monitor');
  if (fields.some(([name, field]) => SECRET_FIELDS.has(name) || isPersonal(field))) return true;
  const inner = [
    ...fields.map(([, field]) => field),
    ...(part.oneOf ?? []),
    ...(part.anyOf ?? []),
    ...(part.allOf ?? []),
  ];
  return (
    inner.some((one) => showsSecrets(one, isInList, seen)) ||
    [part.items, part.additionalProperties].some((one) => showsSecrets(one, true, seen))
  );
}

test('other sites may read only what everybody may read, and nothing else', () => {
  const declaring = operations.filter((operation) => 'x-cross-origin' in operation);
  expect(declaring.length).toBeGreaterThan(0);
  for (const { operationId, method, ...operation } of declaring)
    expect(
      [method, operation['x-access'], operation['x-cross-origin'], operation.security],
      operationId,
    ).toEqual(['get', 'public', true, []]);
});

test('who must change their password may see what pages of players begin with, and change it', () => {
  const declaring = operations.filter((operation) => 'x-temporary-password' in operation);
  expect(declaring.map(({ operationId }) => operationId).toSorted()).toEqual([
    'changePassword',
    'checkGame',
    'getGameDetails',
    'getProfile',
    'getWriteup',
    'listTeams',
  ]);
  for (const operation of declaring) expect(operation['x-temporary-password']).toBe(true);
});

test('only operations of one game declare a participation and a phase', () => {
  const declaring = operations.filter((operation) => operation['x-participation'] !== undefined);
  expect(declaring.filter(({ path }) => !path.includes('{gameId}'))).toEqual([]);
});
