import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { OpenApiDocument, Operation, Schema } from '../tools/openapi.ts';
import * as calls from './generated/client/index.ts';
import { exampleAnswers } from './generated/example-answers.ts';
import {
  type CallOptions,
  createClient,
  getCaptcha,
  isApiError,
  listGames,
  live,
  paged,
} from './index.ts';
import { operations } from './operations.ts';
import { failure, json, useLoopback } from './testing/loopback.ts';

// A server without extensions, which also sends fields that are in no contract.
const server = useLoopback();
const newClient = () => createClient({ baseUrl: server.baseUrl, retry: { attempts: 1 } });

const document = JSON.parse(
  readFileSync(new URL('../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
) as OpenApiDocument;

const shared = Object.values(document.paths)
  .flatMap((item) => Object.values(item))
  .filter(
    (operation) => operation.operationId !== undefined && operation['x-extension'] === undefined,
  );

function follow(schema: Schema | undefined): Schema {
  const name = schema?.$ref?.split('/').at(-1);
  return (name === undefined ? schema : document.components['schemas']?.[name]) ?? {};
}

/** An answer without the fields that are extensions. */
function withoutExtensions(value: unknown, schema: Schema | undefined): unknown {
  const { items, properties = {}, additionalProperties: rest, oneOf } = follow(schema);
  if (oneOf && value !== null) return withoutExtensions(value, oneOf[0]);
  if (Array.isArray(value)) return value.map((item) => withoutExtensions(item, items));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const part = properties[name] ?? (typeof rest === 'object' ? rest : {});
      return 'x-extension' in part ? [] : [[name, withoutExtensions(field, part)]];
    }),
  );
}

/** Adds a field that is not in the contract to each object of a value. */
function withUnknownFields(value: unknown, schema: Schema | undefined): unknown {
  const { items, additionalProperties, oneOf } = follow(schema);
  if (oneOf && value !== null) return withUnknownFields(value, oneOf[0]);
  if (Array.isArray(value)) return value.map((item) => withUnknownFields(item, items));
  const isObject = typeof value === 'object' && value !== null && !additionalProperties;
  return isObject ? { ...value, somethingOfItsOwn: [1] } : value;
}

/** Calls an operation with the example of its body and a number for each part of its path. */
function send({ operationId, requestBody }: Operation): Promise<unknown> {
  const { path } = operations[operationId as keyof typeof operations];
  const media = requestBody?.content['application/json'];
  const body = media && follow(media.schema).example;
  const call = Reflect.get(calls, operationId) as (...args: unknown[]) => Promise<unknown>;
  const ids = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => [name, 7] as const);
  const address = ids.length > 1 ? [Object.fromEntries(ids)] : ids.map(([, id]) => id);
  const args = [...address, ...(media ? [body] : [])];
  const gaps = Array.from({ length: call.length - 1 - args.length }, () => undefined);
  return call(...args, ...gaps, { client: newClient() } satisfies CallOptions);
}

const answered = shared.filter(
  ({ responses, requestBody }) =>
    responses['200']?.content?.['application/json'] !== undefined &&
    !('multipart/form-data' in (requestBody?.content ?? {})),
);

test.each(answered.map((operation) => [operation.operationId, operation] as const))(
  '%s reads the answer of a server without extensions',
  async (id, operation) => {
    const { schema } = operation.responses['200']?.content?.['application/json'] ?? {};
    const answer = withoutExtensions(exampleAnswers[id]?.example, schema);
    server.handler = json(200, withUnknownFields(answer, schema));
    expect(await send(operation)).toStrictEqual(answer);
  },
);

test('an older name of a captcha is read as the one of the contract', async () => {
  server.handler = json(200, { type: 'CloudflareTurnstile', siteKey: 'key' });
  expect(await getCaptcha({ client: newClient() })).toStrictEqual({
    type: 'Turnstile',
    siteKey: 'key',
  });
});

test('names that are newer than the SDK are kept, wherever they stand', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.handler = json(200, { type: 'Riddle', siteKey: '' });
  expect((await getCaptcha({ client: newClient() })).type).toBe('Riddle');
  expect(warn.mock.calls).toStrictEqual([['getCaptcha: unknown name Riddle']]);
  warn.mockRestore();
});

test('a refusal without a code is told by its status', async () => {
  server.handler = json(404, { title: 'Not there', status: 404 });
  const error = await failure(listGames({}, { client: newClient() }));
  expect(error).toMatchObject({ status: 404, code: null, title: 'Not there', issues: [] });
  expect(isApiError(error, 'NOT_FOUND')).toBe(false);
});

test('lists are gone through and events are heard', async () => {
  const game = withoutExtensions(exampleAnswers['getGame']?.example, {});
  server.handler = ({ url }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const answers: Record<string, unknown> = {
      '/api/config': withoutExtensions(exampleAnswers['getConfig']?.example, {
        $ref: '#/components/schemas/ClientConfig',
      }),
      '/api/game/7/notices': [],
      '/api/game': { data: [game], length: 1, total: 1 },
    };
    json(200, answers[pathname])({ url } as never, response);
  };
  const client = newClient();
  const events = live(client, { game: 7, topics: ['Notice'] });
  expect(await events.next()).toMatchObject({ value: { topic: 'Hello' } });
  await events.return();
  const titles: string[] = [];
  for await (const { title } of paged(listGames, {}, { client })) titles.push(title);
  expect(titles).toHaveLength(1);
});
