import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { ContainerEngine, ContainerSpec, StartedContainer } from '../part-engine.ts';
import { createKubernetesEngine, type KubernetesOptions } from './part-engine.ts';
import { podName } from './part-objects.ts';
import { policiesOf } from './part-policies.ts';
import { isServing } from '../part-probe.ts';
import { NAMESPACE, prepareSite } from '../testing/cluster-engine.ts';
import { testCopy } from '../testing/copy-suite.ts';
import { specOf, testEngine } from '../testing/engine-suite.ts';
import { talk } from '../testing/tcp.ts';
import {
  CLUSTER,
  killInPod,
  kubectl,
  KUBECONFIG,
  listInPod,
  PORT_80_IMAGE,
  ROOT_IMAGE,
} from '../testing/test-cluster.ts';
import {
  DEAF_IMAGE,
  EXIT_IMAGE,
  SHELL_IMAGE,
  SHELL_PORT,
  TALKING_IMAGE,
} from '../testing/test-images.ts';

const IMAGES_MANIFEST = new URL('../../../../../deploy/kubernetes-images.yaml', import.meta.url);
const under = { servingImage: SHELL_IMAGE, port: SHELL_PORT };
const databases = [await createTestDatabase(), await createTestDatabase()] as const;

describe.skipIf(CLUSTER === undefined)(
  'Kubernetes (needs TEST_CLUSTER)',
  () => {
    let folder = '';
    let options: KubernetesOptions;
    let engine: ContainerEngine;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'halyard-kubernetes-'));
      options = await prepareSite(folder);
      engine = await createKubernetesEngine(options);
    }, 60_000);

    afterAll(async () => {
      const left = await engine.list();
      await Promise.all(left.map(({ name }) => engine.remove(name)));
      await rm(folder, { recursive: true });
    }, 60_000);

    const images = {
      ...under,
      missingImage: '127.0.0.1:1/missing:1',
      talkingImage: TALKING_IMAGE,
    };
    testCopy(() => ({ engine, ...images }), databases);

    testEngine(() => ({
      engine,
      ...images,
      crash: killInPod,
    }));

    async function serve(changes: Partial<ContainerSpec> = {}, on = engine) {
      const started = await on.start({ ...specOf(under), ...changes });
      await expect.poll(() => isServing(started), { timeout: 20_000 }).toBe(true);
      return started;
    }

    /** Runs a line of the shell in a container. */
    async function run({ local }: StartedContainer, line: string) {
      return (await talk(local.published, `${line}; exit\n`)).trim();
    }

    async function read(kind: string, name: string): Promise<Record<string, unknown>> {
      const text = await kubectl('-n', NAMESPACE, 'get', kind, name, '-o', 'json');
      return JSON.parse(text) as Record<string, unknown>;
    }

    test('gives a container its variables', async () => {
      expect(await run(await serve(), 'echo $FLAG $TEAM_ID')).toBe('flag{knots} 42');
    });

    test('takes all rights, and tells nothing of the cluster', async () => {
      const started = await serve();
      const status = 'cat /proc/self/status | while read a b; do echo $a $b; done';
      const answer = await run(started, status);
      expect(answer).toContain('NoNewPrivs: 1');
      expect(answer).toContain('CapBnd: 0000000000000000');
      expect(answer).toContain('Seccomp: 2');
      expect(await run(started, 'id')).toContain('uid=65534');
      expect(await run(started, 'set')).not.toContain('HALYARD');
      expect(
        await run(started, 'cat /var/run/secrets/kubernetes.io/serviceaccount/token 2>&1'),
      ).toMatch(/No such file/);
    });

    test('lets programs that are not root listen at port 80', async () => {
      const started = await serve({ image: PORT_80_IMAGE, port: 80 });
      expect(await run(started, 'id')).toContain('uid=65534');
    });

    test('refuses an image that runs as root, and says why', async () => {
      const start = engine.start({ ...specOf(under), image: ROOT_IMAGE });
      await expect(start).rejects.toMatchObject({
        failure: 'Refused',
        message: expect.stringContaining('will run as root'),
      });
    });

    test('runs it where the setting and the namespace allow that, with few capabilities', async () => {
      const namespace = `root-${randomUUIDv7().slice(-8)}`;
      await kubectl('create', 'namespace', namespace);
      const level = 'pod-security.kubernetes.io/enforce=baseline';
      await kubectl('label', 'namespace', namespace, level);
      await expect
        .poll(() => kubectl('-n', namespace, 'get', 'serviceaccounts', '-o', 'name'))
        .toContain('default');
      const allowing = { ...options, namespace, kubeconfig: KUBECONFIG, allowsRoot: true };
      const other = await createKubernetesEngine(allowing);
      const spec = { ...specOf(under), image: ROOT_IMAGE };
      await other.fetchImage(ROOT_IMAGE);
      const started = await serve(spec, other);
      expect(await run(started, 'id')).toContain('uid=0');
      expect(await run(started, 'ip link set lo down 2>&1')).toMatch(/permitted/);
      await other.remove(spec.name);
      await kubectl('delete', 'namespace', namespace, '--wait=false');
    });

    test('says that a program ended', async () => {
      const start = engine.start({ ...specOf(under), image: EXIT_IMAGE });
      // It may end a moment later.
      await start.catch((error: unknown) => expect(error).toMatchObject({ failure: 'Exited' }));
    });

    test('says when an image is missing at the node that is to run it', async () => {
      const start = engine.start({ ...specOf(under), image: '127.0.0.1:1/missing:1' });
      await expect(start).rejects.toMatchObject({ failure: 'ImageUnavailable' });
    });

    test('says when the quota is used up', async () => {
      const start = engine.start({ ...specOf(under), memoryMegabytes: 10_000_000 });
      await expect(start).rejects.toMatchObject({
        failure: 'Refused',
        message: expect.stringContaining('exceeded quota'),
      });
    });

    test('does not take the port of a node for a service', async () => {
      const started = await engine.start({ ...specOf(under), image: DEAF_IMAGE });
      expect(await isServing(started)).toBe(false);
    });

    test('removes the service with the pod, even when only the pod is deleted', async () => {
      const spec = specOf(under);
      await engine.start(spec);
      const services = () =>
        kubectl(
          '-n',
          NAMESPACE,
          'get',
          'services',
          '-o',
          'name',
          '-l',
          `halyard.container=${spec.name}`,
        );
      expect(await services()).toContain(podName(spec.name));
      await kubectl('-n', NAMESPACE, 'delete', 'pod', podName(spec.name));
      await expect.poll(services, { timeout: 20_000, interval: 200 }).toBe('');
    });

    test('leaves no pod that pulled', async () => {
      const fresh = await createKubernetesEngine(options);
      await fresh.fetchImage(DEAF_IMAGE);
      await fresh.fetchImage(DEAF_IMAGE);
      const pods = () =>
        kubectl('-n', NAMESPACE, 'get', 'pods', '-o', 'name', '-l', 'halyard.pull');
      await expect.poll(pods, { timeout: 20_000, interval: 200 }).toBe('');
    });

    test('writes the policies of a mode, and again when somebody has changed them', async () => {
      const policies = policiesOf(options, 'Open');
      await serve();
      for (const { metadata, spec } of policies)
        expect(await read('networkpolicy', metadata.name)).toMatchObject({ metadata, spec });
      const name = policies[1]?.metadata.name ?? '';
      const change = JSON.stringify({ spec: { egress: [{}] } });
      await kubectl('-n', NAMESPACE, 'patch', 'networkpolicy', name, '--type=merge', '-p', change);
      await Promise.all(Array.from({ length: 4 }, () => engine.start(specOf(under))));
      expect(await read('networkpolicy', name)).toMatchObject({ spec: policies[1]?.spec });
    });

    test('writes them before its first container starts', async () => {
      const other = { ...options, site: randomUUIDv7() };
      await createKubernetesEngine(other);
      for (const { metadata, spec } of policiesOf(other, 'Open'))
        await expect
          .poll(() => read('networkpolicy', metadata.name).catch(() => null))
          .toMatchObject({ spec });
    });

    test('refuses the mode Custom while its policy is missing', async () => {
      const spec = { ...specOf(under), networkMode: 'Custom' as const };
      await expect(engine.start(spec)).rejects.toMatchObject({ failure: 'Refused' });
      const policy = join(folder, 'custom.json');
      const body = {
        apiVersion: 'networking.k8s.io/v1',
        kind: 'NetworkPolicy',
        metadata: { name: 'halyard-custom', namespace: NAMESPACE },
        spec: { podSelector: { matchLabels: { 'halyard.network': 'custom' } } },
      };
      await writeFile(policy, JSON.stringify(body));
      await kubectl('apply', '-f', policy);
      await serve(spec);
      await kubectl('delete', '-f', policy);
    });

    test('sees nothing of other sites', async () => {
      await engine.start(specOf(under));
      const other = await createKubernetesEngine({ ...options, site: randomUUIDv7() });
      expect(await other.list()).toEqual([]);
    });

    test('works in a pod, with the account of the manifest', async () => {
      const { name } = specOf(under);
      await engine.start({ ...specOf(under), name });
      const token = await kubectl('-n', 'halyard', 'create', 'token', 'halyard');
      const listed = await listInPod(token, options.site, NAMESPACE);
      expect(listed).toContainEqual(expect.objectContaining({ name, isRunning: true }));
      await engine.remove(name);
    });

    test('connects to pods themselves from inside of the cluster, and publishes no port for the proxy', async () => {
      const inside = { ...options, isInside: true };
      const open = await serve({}, await createKubernetesEngine(inside));
      expect(open.local.own).toEqual({ host: expect.stringMatching(/^\d/), port: SHELL_PORT });
      expect(open.published).toEqual({ host: options.publicHost, port: expect.any(Number) });
      const proxied = await createKubernetesEngine({ ...inside, isProxied: true });
      const spec = specOf(under);
      const started = await serve(spec, proxied);
      // Where its own address is not reached, the service answers.
      const byService = { ...started, local: { ...started.local, own: null } };
      await expect.poll(() => isServing(byService), { timeout: 20_000 }).toBe(true);
      expect(await read('service', podName(spec.name))).toMatchObject({
        spec: { type: 'ClusterIP' },
      });
    });

    test('the manifest of images pulls to every node, also what has no programs', async () => {
      const text = (await readFile(IMAGES_MANIFEST, 'utf8')).replaceAll(
        /image: (busybox|registry)\S+/g,
        `image: docker.io/${SHELL_IMAGE}`,
      );
      const manifest = join(folder, 'images.yaml');
      await writeFile(manifest, text);
      await kubectl('apply', '-f', manifest);
      const ready = ['rollout', 'status', 'daemonset/challenge-images', '--timeout=60s'];
      expect(await kubectl('-n', NAMESPACE, ...ready)).toContain('successfully rolled out');
      await kubectl('delete', '-f', manifest);
    });
  },
  90_000,
);

test('says that the cluster is away', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-kubernetes-'));
  const kubeconfig = join(folder, 'kubeconfig');
  const config = {
    clusters: [{ name: 'c', cluster: { server: 'http://127.0.0.1:1' } }],
    users: [{ name: 'u', user: {} }],
    contexts: [{ name: 'x', context: { cluster: 'c', user: 'u' } }],
    'current-context': 'x',
  };
  await writeFile(kubeconfig, JSON.stringify(config));
  const away = await createKubernetesEngine({
    site: 'site',
    namespace: NAMESPACE,
    kubeconfig,
    isInside: false,
    publicHost: 'localhost',
    networkPrefix: 'halyard',
    deniedRanges: [],
    nameservers: [],
    allowsRoot: false,
  });
  await rm(folder, { recursive: true });
  await expect(away.list()).rejects.toMatchObject({ failure: 'EngineUnavailable' });
  await expect(away.start(specOf(under))).rejects.toMatchObject({ failure: 'EngineUnavailable' });
  await expect(away.remove('id')).rejects.toMatchObject({ failure: 'EngineUnavailable' });
});
