import { expect, test, vi } from 'vitest';
import {
  ApiContractError,
  type CallLog,
  createClient,
  createTeam,
  deleteGame,
  getConfig,
  getGame,
  isApiError,
  listGames,
  listTeams,
  updatePost,
} from '../index.ts';
import { failure, hangUp, inTurn, json, useLoopback } from '../testing/loopback.ts';

const server = useLoopback();
const once = { attempts: 1 };

const config = {
  title: 'GZ',
  slogan: 'Hack for fun not for profit',
  footerInfo: null,
  customTheme: null,
  apiPublicKey: null,
  logoUrl: null,
  portMapping: 'Default',
  defaultLifetime: 120,
  extensionDuration: 120,
  renewalWindow: 10,
};

const post = {
  id: '4f1d09ac',
  title: 'Open',
  summary: '',
  content: '',
  isPinned: false,
  tags: [],
  authorAvatar: null,
  authorName: null,
  time: 0,
};

const newClient = () => createClient({ baseUrl: server.baseUrl, retry: once });

test('gives the validated answer without fields the contract does not know', async () => {
  server.handler = json(200, { ...config, somethingNewer: 1 });
  expect(await getConfig({ client: newClient() })).toStrictEqual(config);
});

test('reads an empty answer as null where the contract allows it, and refuses it elsewhere', async () => {
  server.handler = (_request, response) => response.end();
  expect(await deleteGame(7, { client: newClient() })).toBeNull();
  expect(await failure(getConfig({ client: newClient() }))).toMatchObject({ kind: 'bad-response' });
});

test('names operation and fields when an answer breaks the contract', async () => {
  server.handler = json(200, { ...config, defaultLifetime: 'two hours', title: undefined });
  const error = await failure(getConfig({ client: newClient() }));
  expect(error).toBeInstanceOf(ApiContractError);
  expect(error).toMatchObject({ kind: 'bad-response', operation: 'getConfig' });
  expect(error.message).toBe(
    'The answer of getConfig breaks the contract at title, defaultLifetime',
  );
  expect(error.issues).toStrictEqual([
    { path: 'title', code: 'REQUIRED', reason: 'missing' },
    { path: 'defaultLifetime', code: 'WRONG_TYPE', reason: 'not of type number' },
  ]);
});

test('names a field deep inside of an answer', async () => {
  const members = [{ userId: 1, userName: null, bio: null, avatar: null, captain: true }];
  const team = { id: 1, name: 'Bowline', bio: null, avatar: null, locked: false, members };
  server.handler = json(200, [team]);
  const error = await failure(listTeams({ client: newClient() }));
  expect(error.issues.map(({ path }) => path)).toContain('0.members.0.userName');
});

test('tells that an answer is no JSON, as where a server answers every address with a page', async () => {
  server.handler = (_request, response) => void response.end('<!doctype html>');
  const error = await failure(getConfig({ client: newClient() }));
  expect(error).toMatchObject({ kind: 'bad-response', operation: 'getConfig', status: 200 });
});

test('keeps a name of an enumeration that is newer than the SDK, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.handler = json(200, { ...config, portMapping: 'Tunnel', somethingNewer: 1 });
  const client = newClient();
  expect(await getConfig({ client })).toStrictEqual({ ...config, portMapping: 'Tunnel' });
  await getConfig({ client });
  expect(warn.mock.calls).toStrictEqual([['getConfig: unknown name Tunnel']]);
  warn.mockRestore();
});

test('gives an answer as it came when the client validates nothing', async () => {
  const odd = { ...config, defaultLifetime: 'two hours', somethingNewer: 1 };
  server.handler = json(200, odd);
  const client = createClient({ baseUrl: server.baseUrl, validate: 'off' });
  expect(await getConfig({ client })).toStrictEqual(odd);
});

test('answers an unchanged poll with the same object', async () => {
  server.handler = (request, response) => {
    if (request.headers['if-none-match'] === 'W/"1"') response.writeHead(304).end();
    else json(200, config, { ETag: 'W/"1"' })(request, response);
  };
  const client = newClient();
  const first = await getConfig({ client });
  expect(await getConfig({ client })).toBe(first);
  expect(server.requests).toHaveLength(2);
});

test('changes only the version that was read, with its tag', async () => {
  server.handler = json(200, config, { ETag: 'W/"1"' });
  const client = newClient();
  const read = await getConfig({ client });
  server.handler = json(200, post);
  await updatePost(post.id, { title: 'Closed' }, { client, ifMatch: read });
  await updatePost(post.id, { title: 'Closed' }, { client, ifMatch: { ...read } });
  await updatePost(post.id, { title: 'Closed' }, { client });
  expect(server.requests.slice(1).map(({ headers }) => headers['if-match'])).toStrictEqual([
    'W/"1"',
    undefined,
    undefined,
  ]);
});

test('lets go of the oldest remembered answers when they weigh too much', async () => {
  server.handler = json(200, { ...config, slogan: 'x'.repeat(7_000_000) }, { ETag: '"1"' });
  const client = newClient();
  for (const page of ['/a', '/b', '/c']) {
    client.answers.set(page, { etag: '"0"', data: page, length: 5_000_000 });
  }
  await getConfig({ client });
  expect([...client.answers.keys()]).toStrictEqual(['/c', `${server.baseUrl}/api/config`]);
});

test('sends nothing when the input breaks the contract', async () => {
  const error = await failure(createTeam({ name: 'x'.repeat(21) }, { client: newClient() }));
  expect(error).toMatchObject({ kind: 'bad-request', operation: 'createTeam', status: 0 });
  expect(error.issues).toStrictEqual([
    { path: 'name', code: 'TOO_LONG', reason: 'longer than 20 characters' },
  ]);
  expect(server.requests).toHaveLength(0);
});

test('carries operation, status, code, fields, request and wait of a refusal', async () => {
  const body = {
    title: 'Too many tries',
    status: 429,
    code: 'RATE_LIMITED',
    errors: [{ path: 'name', code: 'TOO_LONG' }],
    requestId: 'abc',
  };
  server.handler = json(429, body, { 'Retry-After': '7' });
  const error = await failure(listTeams({ client: newClient() }));
  expect(error).toMatchObject({
    kind: 'http',
    operation: 'listTeams',
    status: 429,
    code: 'RATE_LIMITED',
    title: 'Too many tries',
    issues: body.errors,
    requestId: 'abc',
    retryAfter: 7,
  });
  expect(isApiError(error, 'RATE_LIMITED', 'INTERNAL')).toBe(true);
  expect(isApiError(error, 'NOT_FOUND')).toBe(false);
  expect(isApiError(new Error('RATE_LIMITED'), 'RATE_LIMITED')).toBe(false);
});

test('types the code of an error that was narrowed by it', async () => {
  server.handler = json(404, { title: 'No such game', status: 404, code: 'GAME_NOT_FOUND' });
  const error: unknown = await failure(getGame(7, { client: newClient() }));
  if (!isApiError(error, 'GAME_NOT_FOUND', 'NOT_FOUND')) throw new Error('not narrowed');
  const code: 'GAME_NOT_FOUND' | 'NOT_FOUND' = error.code;
  expect(code).toBe('GAME_NOT_FOUND');
});

test('takes a refusal whose body is no JSON, or not of this contract', async () => {
  server.handler = (_request, response) => void response.writeHead(502).end('<html>');
  expect(await failure(listTeams({ client: newClient() }))).toMatchObject({
    kind: 'http',
    status: 502,
    title: '502 Bad Gateway',
    code: null,
  });
  server.handler = json(400, { title: 'Invalid', errors: { Name: ['too long'] } });
  const error = await failure(listTeams({ client: newClient() }));
  expect(error).toMatchObject({ title: 'Invalid', issues: [] });
});

test('tells apart a caller that gave up, a limit that passed and a server that is gone', async () => {
  server.handler = () => undefined;
  const controller = new AbortController();
  const cancelled = failure(listTeams({ client: newClient(), signal: controller.signal }));
  controller.abort();
  expect(await cancelled).toMatchObject({ kind: 'cancelled', operation: 'listTeams' });

  const hasty = createClient({ baseUrl: server.baseUrl, timeout: 20 });
  expect((await failure(listTeams({ client: hasty }))).kind).toBe('timeout');

  const nowhere = createClient({ baseUrl: 'http://127.0.0.1:1', retry: once });
  expect((await failure(listTeams({ client: nowhere }))).kind).toBe('network');
});

test('tells apart an answer that broke off and a caller that gave up while it came', async () => {
  server.handler = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('[');
    setImmediate(() => response.destroy());
  };
  expect((await failure(listTeams({ client: newClient() }))).kind).toBe('aborted');

  const controller = new AbortController();
  server.handler = (_request, response) => {
    response.write('[');
    setImmediate(() => controller.abort());
  };
  const error = await failure(listTeams({ client: newClient(), signal: controller.signal }));
  expect(error.kind).toBe('cancelled');
});

test('asks in the chosen language and with the token', async () => {
  server.handler = json(200, []);
  const { baseUrl } = server;
  await listTeams({ client: createClient({ baseUrl, language: 'de-DE', token: 't0k3n' }) });
  // A request that another test gave up may still arrive before it.
  expect(server.requests.at(-1)?.headers).toMatchObject({
    'accept-language': 'de-DE',
    authorization: 'Bearer t0k3n',
  });
});

test('a log gets each attempt, without queries, bodies and cookies', async () => {
  server.handler = inTurn(
    hangUp,
    json(503, { title: 'Busy', code: 'OVERLOADED', requestId: 'r1' }, { 'Retry-After': '0' }),
    json(200, { data: [], length: 0, total: 0 }),
  );
  const lines: CallLog[] = [];
  const log = (line: CallLog) => lines.push(line);
  const client = createClient({ baseUrl: server.baseUrl, retry: { delay: 1 }, log });
  await listGames({ text: 'secret' }, { client });
  const call = { operation: 'listGames', request: `GET ${server.baseUrl}/api/game` };
  expect(lines).toMatchObject([
    { ...call, status: 0, requestId: null },
    { ...call, status: 503, requestId: 'r1' },
    { ...call, status: 200, requestId: null },
  ]);
  for (const { milliseconds } of lines) expect(milliseconds).toBeGreaterThan(0);
});
