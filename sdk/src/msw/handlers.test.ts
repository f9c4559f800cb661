import { getResponse, type HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import {
  ApiContractError,
  createClient,
  downloadCapture,
  getConfig,
  getGame,
  isApiError,
  joinGame,
  listRecentGames,
  submitFlag,
} from '../index.ts';
import { type OperationId, operations, schemas } from '../operations.ts';
import {
  createMockFetch,
  createHandlers,
  exampleOf,
  mock,
  mockRefusal,
  refusalOf,
} from './handlers.ts';

/** A client whose requests are answered by the handlers. */
function clientOf(handlers: HttpHandler[]) {
  return createClient({ baseUrl: 'http://mocked.example', fetch: createMockFetch(handlers) });
}

const ids = Object.keys(operations) as OperationId[];

test.each(ids)(
  '%s is answered by its own handler with data that matches its schema',
  async (id) => {
    const { method, path, answer } = operations[id];
    const url = `http://mocked.example${path.replaceAll(/:\w+/g, '7')}`;
    const response = await getResponse(createHandlers(), new Request(url, { method }));
    expect(response?.status).toBe(200);
    if (answer === 'empty') expect(await response?.text()).toBe('');
    if (answer !== 'json') return;
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Response`;
    const schema = Reflect.get(schemas, name) as (typeof schemas)['GetConfigResponse'];
    const body: unknown = await response?.json();
    expect(schema.safeParse(body)).toMatchObject({ success: true });
    expect(body).toStrictEqual(exampleOf(id));
  },
);

test('a whole client works against the examples', async () => {
  const client = clientOf(createHandlers());
  expect(await getConfig({ client })).toStrictEqual(exampleOf('getConfig'));
  const [first] = await listRecentGames({}, { client });
  expect((await getGame(first?.id ?? 0, { client })).title).toBe(exampleOf('getGame').title);
});

test('an answer can be data or a function of the request', async () => {
  const client = clientOf([
    mock('getConfig', { ...exampleOf('getConfig'), title: 'Night Watch' }),
    mock('getGame', ({ params: { gameId } }) => ({ ...exampleOf('getGame'), id: gameId })),
    ...createHandlers(),
  ]);
  expect((await getConfig({ client })).title).toBe('Night Watch');
  expect((await getGame(9, { client })).id).toBe(9);
});

test.each([
  ['bytes', (bytes: Uint8Array<ArrayBuffer>) => bytes],
  ['a buffer', (bytes: Uint8Array<ArrayBuffer>) => bytes.buffer],
  ['a blob', (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes])],
])('a file can be mocked as %s, which are not changed', async (_, toContent) => {
  const bytes = Uint8Array.of(0, 0x1f, 0x8b, 0xff, 0xc3, 0x28);
  const client = clientOf([mock('downloadCapture', toContent(bytes))]);
  const of = { challengeId: 15, participationId: 318, fileName: 'a.pcap.gz' };
  const file = await downloadCapture(of, { client });
  expect(file.type).toBe('application/octet-stream');
  expect(new Uint8Array(await (await file.blob()).arrayBuffer())).toStrictEqual(bytes);
});

test('a mock that breaks the contract throws when it is created', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mistake that is tested
  const wrong = { ...exampleOf('getConfig'), title: 7 as unknown as string };
  expect(() => mock('getConfig', wrong)).toThrow(ApiContractError);
  expect(() => mock('getConfig', wrong)).toThrow('title');
});

test('a refusal has the status that the contract gives the code', async () => {
  const client = clientOf([
    mockRefusal('submitFlag', 'GAME_ENDED', { title: 'Over.' }),
    mockRefusal('joinGame', 'RATE_LIMITED', { retryAfter: 600 }),
  ]);
  const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error);
  const ended = await failure(
    submitFlag({ gameId: 1, challengeId: 2 }, { flag: 'flag{}' }, { client }),
  );
  expect(isApiError(ended, 'GAME_ENDED')).toBe(true);
  expect(ended).toMatchObject({ status: 400, title: 'Over.' });
  const limited = await failure(joinGame(1, { teamId: 1 }, { client }));
  expect(limited).toMatchObject({ status: 429, code: 'RATE_LIMITED', retryAfter: 600 });
});

test('some requests of an operation are refused, and others answered', async () => {
  const client = clientOf([
    mock('getGame', ({ params: { gameId } }) =>
      gameId === 9 ? refusalOf('getGame', 'GAME_NOT_FOUND') : exampleOf('getGame'),
    ),
  ]);
  expect(await getGame(8, { client })).toStrictEqual(exampleOf('getGame'));
  await expect(getGame(9, { client })).rejects.toMatchObject({
    status: 404,
    code: 'GAME_NOT_FOUND',
  });
});

test('a body that the contract does not allow is refused, also for callers without the SDK', async () => {
  const mocked = createMockFetch([mock('submitFlag', ({ body }) => body.flag.length)]);
  const send = (body: unknown) =>
    mocked('http://mocked.example/api/game/1/challenges/2', {
      method: 'POST',
      body: JSON.stringify(body),
    }).then((response): Promise<unknown> => response.json());
  expect(await send({ flag: 'flag{}' })).toBe(6);
  expect(await send({})).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'flag' }] });
});

test('a request without a handler fails as if the server could not be reached', async () => {
  const failed = await getConfig({ client: clientOf([]) }).catch((error: unknown) => error);
  expect(failed).toMatchObject({ kind: 'network', operation: 'getConfig' });
});

test('a mock leaves requests to operations with a more literal path to the other handlers', async () => {
  const client = clientOf([mock('getGame', exampleOf('getGame')), ...createHandlers()]);
  expect(await listRecentGames({}, { client })).toStrictEqual(exampleOf('listRecentGames'));
});
