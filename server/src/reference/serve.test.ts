import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { setErrorHandler } from '../http/error-handler.ts';
import { UNIMPLEMENTED } from '../unimplemented.ts';
import { type ApiDocument, operationsOf } from './document.ts';
import { SAMPLE_ORIGIN } from './sdk-sample.ts';
import { serveReference } from './serve.ts';

const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
setErrorHandler(app);
serveReference(app, tmpdir());
afterAll(() => app.close());

const bundle = JSON.parse(
  readFileSync(new URL('../../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
) as ApiDocument;

const OWN_FILES = [
  '/docs/api',
  '/docs/api/prepare.js',
  '/docs/api/start.js',
  '/docs/api/theme.css',
  '/docs/api/viewer.js',
  '/docs/api/openapi.json',
];

test('answers the page, with and without a slash at the end', async () => {
  for (const url of ['/docs/api', '/docs/api/']) {
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>Halyard API</title>');
  }
});

test('lets the page load, run and ask nothing but this host', async () => {
  const { headers } = await app.inject('/docs/api');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/https?:|unsafe-eval|\*/);
});

test('gives no other answer the freedom in styles that the page has', async () => {
  const { headers } = await app.inject('/docs/api/openapi.json');
  expect(headers['content-security-policy']).toBeUndefined();
});

test('asks for files that are there, and no foreign ones', async () => {
  const { body } = await app.inject('/docs/api');
  const asked = [...body.matchAll(/\b(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
  expect(asked.filter((url) => url !== '/favicon.svg')).toEqual([
    '/docs/api/prepare.js',
    '/docs/api/theme.css',
    '/docs/api/viewer.js',
    '/docs/api/start.js',
  ]);
  for (const url of asked.slice(1)) expect((await app.inject(url)).statusCode, url).toBe(200);
});

test('tells the viewer no foreign address', async () => {
  for (const name of ['', '/prepare.js', '/start.js', '/theme.css']) {
    const { body } = await app.inject(`/docs/api${name}`);
    expect(body.replaceAll(SAMPLE_ORIGIN, ''), name).not.toMatch(/https?:\/\/|url\(\/\//);
  }
});

test('turns off what the viewer would load from or send to its makers', async () => {
  const { body } = await app.inject('/docs/api/start.js');
  const settings: unknown = JSON.parse(/= (\{[^]*?\n\});?\n/.exec(body)?.[1] ?? '');
  expect(settings).toMatchObject({
    url: '/docs/api/openapi.json',
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    hideClientButton: true,
  });
  expect(settings).not.toHaveProperty('proxyUrl');
});

test.each(OWN_FILES)('%s answers 304 to its tag and compresses', async (url) => {
  const first = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(first.rawPayload).length).toBeGreaterThan(first.rawPayload.length);
  const again = await app.inject({
    url,
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('shows the bundle, with the version and the rules said in words', async () => {
  const served = (await app.inject('/docs/api/openapi.json')).json<ApiDocument>();
  expect(served.info.version).toMatch(/^\d+\.\d+\.\d+$/);
  for (const [path, item] of Object.entries(bundle.paths)) {
    expect(served.paths[path]?.parameters).toEqual(item.parameters);
    for (const [method, operation] of operationsOf(item)) {
      const { description, 'x-badges': badges, ...rest } = served.paths[path]?.[method] ?? {};
      const { description: told, ...facts } = operation;
      expect(rest, operation.operationId).toMatchObject(facts);
      expect(description?.startsWith(`${told}\n\n`), operation.operationId).toBe(true);
      expect(badges?.[0]?.name).toBe(operation['x-access']);
    }
  }
  expect(served.info.description.startsWith(bundle.info.description)).toBe(true);
  const { info, paths } = bundle;
  const { version, description } = info;
  expect({ ...served, paths, info: { ...served.info, version, description } }).toEqual(bundle);
});

test('serves the document at the root too, where tools look for it', async () => {
  const [root, own] = [
    await app.inject('/openapi.json'),
    await app.inject('/docs/api/openapi.json'),
  ];
  expect(root.statusCode).toBe(200);
  expect(root.headers['content-type']).toContain('application/json');
  expect(root.body).toBe(own.body);
});

test('has headings in the introduction, each once, because the search of the page finds nothing else in it', async () => {
  const { description } = (await app.inject('/openapi.json')).json<ApiDocument>().info;
  const headings = Array.from(description.matchAll(/^## (.+)$/gm), ([, heading]) => heading);
  expect(headings).toEqual([...new Set(headings)]);
  expect(headings).toEqual(expect.arrayContaining(['Session', 'Errors', 'Caching', 'API tokens']));
  expect(description).not.toMatch(/^\*\*[^*]+\.\*\*/m);
});

test('marks exactly the operations that are not built', async () => {
  const served = (await app.inject('/docs/api/openapi.json')).json<ApiDocument>();
  const operations = Object.values(served.paths)
    .flatMap(operationsOf)
    .map(([, operation]) => operation);
  const marked = operations
    .filter((operation) => operation['x-badges']?.some(({ name }) => name === 'not built yet'))
    .map((operation) => operation.operationId);
  expect(new Set(marked)).toEqual(new Set(UNIMPLEMENTED));
  const declared = operations
    .filter(({ responses = {} }) => '501' in responses)
    .map((operation) => operation.operationId);
  expect(new Set(declared)).toEqual(new Set(UNIMPLEMENTED));
});
