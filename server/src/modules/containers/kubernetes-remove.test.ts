import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../platform/node-http.ts';
import type { ContainerEngine } from './engine.ts';
import { createKubernetesEngine } from './kubernetes-engine.ts';

let isPodEnding = false;
/** How many more objects the API deletes before it is away. */
let deletions = 0;

const api = createServer(({ method, url = '' }, response) => {
  if (method === 'DELETE') {
    if (deletions === 0) return response.writeHead(503).end('{}');
    deletions -= 1;
    isPodEnding ||= url.includes('/pods/');
  }
  response.setHeader('content-type', 'application/json');
  return response.end(JSON.stringify({ items: [pod()] }));
});

function pod() {
  return {
    metadata: {
      labels: { 'halyard.container': 'one' },
      ...(isPodEnding && { deletionTimestamp: new Date().toISOString() }),
    },
    status: { phase: 'Running', containerStatuses: [{ state: { running: {} } }] },
  };
}

let folder = '';
let engine!: ContainerEngine;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-remove-'));
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const server = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const kubeconfig = join(folder, 'kubeconfig');
  const config = {
    clusters: [{ name: 'one', cluster: { server, 'insecure-skip-tls-verify': true } }],
    users: [{ name: 'one', user: {} }],
    contexts: [{ name: 'one', context: { cluster: 'one', user: 'one' } }],
    'current-context': 'one',
  };
  await writeFile(kubeconfig, JSON.stringify(config));
  engine = await createKubernetesEngine({
    site: 'site',
    namespace: 'challenges',
    kubeconfig,
    isInside: false,
    publicHost: '127.0.0.1',
    networkPrefix: 'halyard',
    deniedRanges: [],
    nameservers: [],
    allowsRoot: false,
  });
});

afterAll(async () => {
  api.close();
  await rm(folder, { recursive: true });
});

test('a container of which only a part could be removed does not count as one that runs', async () => {
  expect(await engine.list()).toEqual([expect.objectContaining({ isRunning: true })]);
  deletions = 1;
  await expect(engine.remove('one')).rejects.toMatchObject({ failure: 'EngineUnavailable' });
  expect(await engine.list()).toEqual([expect.objectContaining({ isRunning: false })]);
});
