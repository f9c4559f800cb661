import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { setErrorHandler } from './error-handler.ts';
import { serveSdkPackage } from './sdk-package.ts';

const folder = await mkdtemp(join(tmpdir(), 'halyard-sdk-package-'));
const tarball = join(folder, 'sdk.tgz');
const app = fastify();
setErrorHandler(app);
serveSdkPackage(app, tarball);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('says that there is none until it is built, then offers it', async () => {
  expect((await app.inject('/sdk.tgz')).json()).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  await writeFile(tarball, 'packed');
  const { headers, body } = await app.inject({
    url: '/sdk.tgz',
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(body).toBe('packed');
  expect(headers['content-type']).toBe('application/gzip');
  expect(headers['content-encoding']).toBeUndefined();
  const again = await app.inject({
    url: '/sdk.tgz',
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});
