import { expect, test } from 'vitest';
import { type ApiNode, sdkSample } from './sdk-sample.ts';

const components: Record<string, ApiNode> = {
  gameId: { name: 'id', in: 'path', required: true, schema: { example: 7 } },
  flagId: { name: 'flagId', in: 'path', required: true, example: 81 },
  Flag: { example: { flag: 'flag{x}' } },
  Picture: { properties: { file: { type: 'string' } } },
  Pictures: { properties: { files: { type: 'array' } } },
};
const ref = (name: string): ApiNode => ({ $ref: `#/components/any/${name}` });
const resolve = (node: ApiNode) => components[node.$ref?.split('/').at(-1) ?? ''] ?? node;
const json: ApiNode = { content: { 'application/json': {} } };

/** What a sample of a public call does after it has made its client. */
function callIn(operation: Partial<Parameters<typeof sdkSample>[0]>, shared: ApiNode[] = []) {
  const whole = { operationId: 'call', 'x-access': 'public', ...operation };
  return sdkSample(whole, shared, resolve).split('\n').at(-1);
}

test('passes one id alone and several by name', () => {
  expect(callIn({}, [ref('gameId')])).toBe('await call(7, { client });');
  expect(callIn({ parameters: [ref('flagId')] }, [ref('gameId')])).toBe(
    'await call({ id: 7, flagId: 81 }, { client });',
  );
});

test('sends the example of the body, then the query that is needed', () => {
  const requestBody = { content: { 'application/json': { schema: ref('Flag') } } };
  const parameters = [
    { name: 'hint', in: 'query', required: true, example: 'harbour' },
    { name: 'count', in: 'query', example: 10 },
    { name: 'If-None-Match', in: 'header', example: 'W/"x"' },
  ];
  expect(callIn({ requestBody, parameters }, [ref('gameId')])).toBe(
    "await call(7, { flag: 'flag{x}' }, { hint: 'harbour' }, { client });",
  );
});

test('passes an empty query where nothing in it is needed', () => {
  const parameters = [{ name: 'count', in: 'query', example: 10 }];
  expect(callIn({ parameters })).toBe('await call({}, { client });');
});

test('reads the files that it sends', () => {
  const upload = (name: string) => ({ content: { 'multipart/form-data': { schema: ref(name) } } });
  expect(callIn({ requestBody: upload('Picture') })).toBe('await call({ file }, { client });');
  expect(callIn({ requestBody: upload('Pictures') })).toBe(
    'await call({ files: [file] }, { client });',
  );
  expect(sdkSample({ operationId: 'call', requestBody: upload('Picture') }, [], resolve)).toContain(
    'const file = new File(',
  );
});

test('prints what the call returns', () => {
  const stream: ApiNode = { content: { 'text/event-stream': {} } };
  expect(callIn({ responses: { '204': {}, '404': json } })).toBe('await call({ client });');
  expect(callIn({ responses: { '200': json } })).toBe('console.log(await call({ client }));');
  expect(callIn({ responses: { '200': stream } })).toBe(
    'for await (const event of await call({ client })) console.log(event);',
  );
});

test('signs in where an account is needed, and imports what it uses', () => {
  const sample = (access: string) =>
    sdkSample({ operationId: 'call', 'x-access': access }, [], resolve);
  expect(sample('user')).toContain('import { call, createClient, login } from');
  expect(sample('user')).toContain('await login(');
  expect(sample('public')).not.toContain('login');
});
