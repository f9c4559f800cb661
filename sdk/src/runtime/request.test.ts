import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  ApiContractError,
  ApiError,
  createClient,
  createTeam,
  getConfig,
  isApiError,
  listTeams,
  login,
} from '../index.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

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

let server: Server;
let answer: Answer;
let requests: IncomingMessage[] = [];
let baseUrl: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    request.resume().on('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  requests = [];
});

function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

test('gives the validated answer without fields the contract does not know', async () => {
  answer = json(200, { ...config, somethingNewer: 1 });
  expect(await getConfig({ client: createClient({ baseUrl }) })).toStrictEqual(config);
});

test('names the field when an answer breaks the contract', async () => {
  answer = json(200, { ...config, defaultLifetime: 'two hours' });
  const error = await failure(getConfig({ client: createClient({ baseUrl }) }));
  expect(error).toBeInstanceOf(ApiContractError);
  expect(error.kind).toBe('bad-response');
  expect(error.issues).toStrictEqual([{ path: 'defaultLifetime', code: 'WRONG_TYPE' }]);
});

test('keeps a name of an enumeration that is newer than the SDK, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer = json(200, { ...config, portMapping: 'Tunnel' });
  const client = createClient({ baseUrl });
  expect((await getConfig({ client })).portMapping).toBe('Tunnel');
  await getConfig({ client });
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('answers an unchanged poll with the same object', async () => {
  answer = (request, response) => {
    if (request.headers['if-none-match'] === 'W/"1"') response.writeHead(304).end();
    else json(200, config, { ETag: 'W/"1"' })(request, response);
  };
  const client = createClient({ baseUrl });
  const first = await getConfig({ client });
  expect(await getConfig({ client })).toBe(first);
  expect(requests).toHaveLength(2);
});

test('sends nothing when the input breaks the contract', async () => {
  const client = createClient({ baseUrl });
  const error = await failure(createTeam({ name: 'x'.repeat(21) }, { client }));
  expect(error.kind).toBe('bad-request');
  expect(error.issues).toStrictEqual([{ path: 'name', code: 'TOO_LONG' }]);
  expect(requests).toHaveLength(0);
});

test('carries status, code, fields, request and wait of a refusal', async () => {
  const body = {
    title: 'Too many tries',
    status: 429,
    code: 'RATE_LIMITED',
    errors: [{ path: 'name', code: 'TOO_LONG' }],
    requestId: 'abc',
  };
  answer = json(429, body, { 'Retry-After': '7' });
  const error = await failure(listTeams({ client: createClient({ baseUrl }) }));
  expect(error).toMatchObject({
    kind: 'http',
    status: 429,
    code: 'RATE_LIMITED',
    title: 'Too many tries',
    issues: body.errors,
    requestId: 'abc',
    retryAfter: 7,
  });
  expect(isApiError(error, 'RATE_LIMITED', 'INTERNAL')).toBe(true);
  expect(isApiError(error, 'NOT_FOUND')).toBe(false);
});

test('takes a refusal without a readable body', async () => {
  answer = (_request, response) => {
    response.writeHead(502).end('<html>');
  };
  const error = await failure(listTeams({ client: createClient({ baseUrl }) }));
  expect(error).toMatchObject({ kind: 'http', status: 502, code: null });
});

test('keeps the session cookie where no browser does, and drops it when it is cleared', async () => {
  const client = createClient({ baseUrl });
  answer = (_request, response) => {
    response.writeHead(200, { 'Set-Cookie': 'halyard_session=s3cret; Path=/; HttpOnly' }).end();
  };
  await login({ userName: 'linnea', password: 'Fair-Wind-7' }, { client });
  answer = json(200, []);
  await listTeams({ client });
  expect(requests[1]?.headers.cookie).toBe('halyard_session=s3cret');
  answer = (_request, response) => {
    response.setHeader('Set-Cookie', 'halyard_session=; Path=/; Max-Age=0');
    json(200, [])(_request, response);
  };
  await listTeams({ client });
  await listTeams({ client });
  expect(requests[3]?.headers.cookie).toBeUndefined();
});

test('tells apart a caller that gave up, a limit that passed and a server that is gone', async () => {
  answer = () => undefined;
  const controller = new AbortController();
  const client = createClient({ baseUrl });
  const aborted = failure(listTeams({ client, signal: controller.signal }));
  controller.abort();
  expect((await aborted).kind).toBe('aborted');

  const hasty = createClient({ baseUrl, timeout: 20 });
  expect((await failure(listTeams({ client: hasty }))).kind).toBe('timeout');

  const nowhere = createClient({ baseUrl: 'http://127.0.0.1:1' });
  expect((await failure(listTeams({ client: nowhere }))).kind).toBe('network');
});

test('asks in the chosen language and with the token', async () => {
  answer = json(200, []);
  await listTeams({ client: createClient({ baseUrl, language: 'de-DE', token: 't0k3n' }) });
  // A request that another test gave up may still arrive before it.
  expect(requests.at(-1)?.headers).toMatchObject({
    'accept-language': 'de-DE',
    authorization: 'Bearer t0k3n',
  });
});
