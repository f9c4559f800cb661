import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../../platform/node-http.ts';
import type { ContainerEngine } from '../part-engine.ts';
import { createKubernetesEngine } from './part-engine.ts';
import { MINUTE } from '../testing/test-site.ts';

/** Changes to the pod that the API has. */
let metadata = {};
let status = {};
/** How many more objects the API deletes before it is away. */
let deletions = 0;

const api = createServer(({ method, url = '' }, response) => {
  if (method === 'DELETE') {
    if (deletions === 0) return response.writeHead(503).end('{}');
    deletions -= 1;
    if (url.includes('/pods/')) metadata = { deletionTimestamp: new Date().toISOString() };
  }
  response.setHeader('content-type', 'application/json');
  return response.end(JSON.stringify({ items: [pod()] }));
});

const labels = { 'halyard.container': 'one' };

function pod() {
  const running = { phase: 'Running', containerStatuses: [{ state: { running: {} } }] };
  return { metadata: { labels, ...metadata }, status: { ...running, ...status } };
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

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

test.each([
  ['is still at it', 10 * MINUTE, null, false],
  ['has been at it for too long', 18 * MINUTE, null, true],
  ['has just ended', 10 * MINUTE, 5000, false],
  ['ended a while ago', 10 * MINUTE, 2 * MINUTE, true],
])('whether a pod is listed that pulls and %s', async (_name, created, ended, isListed) => {
  metadata = { labels: { ...labels, 'halyard.pull': 'yes' }, creationTimestamp: ago(created) };
  const state = ended === null ? { waiting: {} } : { terminated: { finishedAt: ago(ended) } };
  status = { phase: 'Pending', containerStatuses: [{ state }] };
  expect(await engine.list()).toHaveLength(isListed ? 1 : 0);
});
