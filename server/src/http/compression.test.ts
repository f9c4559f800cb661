import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { compressAnswers } from './compression.ts';

const long = JSON.stringify({ names: Array.from({ length: 200 }, (_, at) => `Trysail ${at}`) });
const short = '{"name":"Trysail"}';

const app = fastify();
compressAnswers(app);
app.get('/long', (_request, reply) => reply.header('Vary', 'Cookie').send(long));
app.get('/short', () => short);
app.get('/bytes', () => Buffer.from(long));
afterAll(() => app.close());

const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('compresses a long text for %s', async (accepted, encoding, decompress) => {
  const answer = await ask('/long', accepted);
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(answer.rawPayload.length),
    vary: 'Cookie, Accept-Encoding',
  });
  expect(answer.rawPayload.length).toBeLessThan(long.length / 2);
  expect(decompress(answer.rawPayload).toString()).toBe(long);
});

test('sends a long text as it is to who accepts nothing else', async () => {
  const answer = await ask('/long');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.vary).toBe('Cookie, Accept-Encoding');
  expect(answer.body).toBe(long);
});

test.each(['/short', '/bytes'])('leaves %s as it is', async (url) => {
  const answer = await ask(url, 'br');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.vary).toBeUndefined();
});
