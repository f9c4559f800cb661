import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Docker from 'dockerode';
import { afterEach, describe, expect, test } from 'vitest';
import { createServer } from '../../../platform/node-http.ts';
import { createDockerPulls, createLayers, type PullEvent } from './part-pulls.ts';
import { DOCKER_ADDRESS, testDocker } from '../testing/test-images.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Returns its port. */
async function listen(answer: RequestListener): Promise<number> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function afterAll(events: readonly PullEvent[]) {
  const layers = createLayers();
  return events.map((event) => layers.add(event)).at(-1);
}

const begun = (id: string): PullEvent => ({ id, status: 'Pulling fs layer' });
const downloading = (id: string, current: number, total: number): PullEvent => ({
  id,
  status: 'Downloading',
  progressDetail: { current, total },
});

describe('the layers of an image', () => {
  test('have no total before all of them have begun', () => {
    const events = [begun('a'), begun('b'), downloading('a', 30, 100)];
    expect(afterAll(events)).toEqual({ receivedBytes: 30, totalBytes: null });
  });

  test('are added up, without those that are there', () => {
    const events = [
      { status: 'Pulling from harbour/echo' },
      begun('a'),
      { id: 'b', status: 'Already exists' },
      begun('c'),
      downloading('a', 30, 100),
      downloading('c', 10, 50),
      { id: 'a', status: 'Download complete' },
    ];
    expect(afterAll(events)).toEqual({ receivedBytes: 110, totalBytes: 150 });
  });

  test('do not shrink while a download is tried again or unpacked', () => {
    const events = [
      begun('a'),
      downloading('a', 80, 100),
      downloading('a', 5, 100),
      { id: 'a', status: 'Extracting', progressDetail: { current: 1, total: 100 } },
    ];
    expect(afterAll(events.slice(0, 3))).toEqual({ receivedBytes: 80, totalBytes: 100 });
    expect(afterAll(events)).toEqual({ receivedBytes: 100, totalBytes: 100 });
  });
});

describe('a pull', () => {
  /** Pulls from an engine that answers these lines. */
  async function pullWith(lines: readonly PullEvent[]): Promise<void> {
    const port = await listen((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      for (const line of lines) response.write(`${JSON.stringify(line)}\r\n`);
      response.end();
    });
    await createDockerPulls(new Docker({ host: '127.0.0.1', port }), {}).pull('harbour/echo:1');
  }

  test('ends with the stream', async () => {
    await expect(pullWith([begun('a'), downloading('a', 1, 2)])).resolves.toBeUndefined();
  });

  test.each([
    { error: 'toomanyrequests', errorDetail: { message: 'toomanyrequests' } },
    { error: 'toomanyrequests' },
  ])('has failed when a line says so, wherever it stands', async (failure) => {
    await expect(pullWith([begun('a'), failure, begun('b')])).rejects.toMatchObject({
      failure: 'ImageUnavailable',
      message: 'Cannot pull the image harbour/echo:1: toomanyrequests',
    });
  });
});

describe.skipIf(DOCKER_ADDRESS === undefined)('Docker (needs TEST_CONTAINER_ADDRESS)', () => {
  test('cannot pull an image of which a layer is missing', async () => {
    const config = Buffer.from('{"architecture":"amd64","os":"linux","rootfs":{"type":"layers"}}');
    const blob = (content: Buffer, mediaType: string) => ({
      mediaType: `application/vnd.docker.${mediaType}`,
      size: content.length,
      digest: `sha256:${createHash('sha256').update(content).digest('hex')}`,
    });
    const type = 'application/vnd.docker.distribution.manifest.v2+json';
    const manifest = JSON.stringify({
      schemaVersion: 2,
      mediaType: type,
      config: blob(config, 'container.image.v1+json'),
      layers: [blob(Buffer.from('missing'), 'image.rootfs.diff.tar.gzip')],
    });
    const port = await listen(({ url = '' }, response) => {
      if (url === '/v2/') return response.end('{}');
      if (url.includes('/manifests/'))
        return response.setHeader('content-type', type).end(manifest);
      return response.writeHead(404).end();
    });
    const pull = createDockerPulls(testDocker(), {}).pull(`127.0.0.1:${port}/harbour/echo:1`);
    await expect(pull).rejects.toMatchObject({ failure: 'ImageUnavailable' });
  });
});
