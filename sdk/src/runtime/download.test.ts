import { expect, test } from 'vitest';
import { createClient, getAsset } from '../index.ts';
import { failure, json, useLoopback } from '../testing/loopback.ts';
import { readFileName } from './download.ts';

const server = useLoopback();
const hash = 'a'.repeat(64);
const newClient = () => createClient({ baseUrl: server.baseUrl, retry: { attempts: 1 } });

test('a download knows its name, type and size before its bytes are there', async () => {
  let finish = (): void => undefined;
  server.handler = (_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'application/zip',
      'Content-Length': 6,
      'Content-Disposition': `attachment; filename="pad.zip"; filename*=UTF-8''p%C3%A5d.zip`,
    });
    response.write('one');
    finish = () => response.end('two');
  };
  const file = await getAsset({ hash, name: 'pad.zip' }, undefined, { client: newClient() });
  expect(file).toMatchObject({ name: 'påd.zip', type: 'application/zip', size: 6 });
  const reader = file.stream().getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('one');
  finish();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('two');
  expect((await reader.read()).done).toBe(true);
});

test('a download can be taken as a blob', async () => {
  server.handler = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('All hands');
  };
  const blob = await (
    await getAsset({ hash, name: 'orders.txt' }, undefined, { client: newClient() })
  ).blob();
  expect(blob.type).toBe('text/plain');
  expect(await blob.text()).toBe('All hands');
});

test('a download without a name is called as its address is, and its size may be unknown', async () => {
  server.handler = (_request, response) => {
    response.write('one');
    response.end('two');
  };
  const file = await getAsset({ hash, name: 'two words.txt' }, undefined, { client: newClient() });
  expect(file).toMatchObject({ name: 'two words.txt', size: null });
  await file.stream().cancel();
});

test('a download that breaks off errors its stream', async () => {
  server.handler = (_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('one');
    setImmediate(() => response.destroy());
  };
  const file = await getAsset({ hash, name: 'pad.zip' }, undefined, { client: newClient() });
  expect(await failure(file.blob())).toMatchObject({ kind: 'aborted', operation: 'getAsset' });
});

test('a signal ends a download that has begun', async () => {
  server.handler = (_request, response) => void response.write('one');
  const controller = new AbortController();
  const { signal } = controller;
  const file = await getAsset({ hash, name: 'pad.zip' }, undefined, {
    client: newClient(),
    signal,
  });
  const blob = failure(file.blob());
  controller.abort();
  expect((await blob).kind).toBe('cancelled');
});

test('a refused download is the error of the contract', async () => {
  server.handler = json(404, { title: 'No such file', status: 404, code: 'FILE_NOT_FOUND' });
  const error = await failure(
    getAsset({ hash, name: 'pad.zip' }, undefined, { client: newClient() }),
  );
  expect(error).toMatchObject({ kind: 'http', code: 'FILE_NOT_FOUND', operation: 'getAsset' });
});

test.each([
  ['attachment; filename=plain.txt', 'plain.txt'],
  ['attachment; filename="with \\"quotes\\"; and more.txt"', 'with "quotes"; and more.txt'],
  [`attachment; filename="x.txt"; filename*=UTF-8''%E2%98%83.txt`, '☃.txt'],
  [`attachment; filename*=utf-8'en'a%20b.txt; filename="x.txt"`, 'a b.txt'],
  [`attachment; filename="x.txt"; filename*=UTF-8''%E2%98`, 'x.txt'],
  ['inline', undefined],
  [null, undefined],
])('the name in %s is %s', (header, name) => {
  expect(readFileName(header)).toBe(name);
});
