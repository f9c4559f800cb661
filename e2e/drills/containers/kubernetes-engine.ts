import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { kubeconfig } from '../../../scripts/cluster/config-files.ts';
import { importImages, writeImages } from '../../../scripts/cluster/images.ts';
import { findMissing, isBuilt } from '../../../scripts/cluster/programs.ts';
import { startCluster } from '../../../scripts/cluster/start.ts';
import { makeImageRoot, TEAM_COMMAND, TEAM_IMAGE } from '../../fixtures/test-image.ts';
import { sized } from '../../load/quick.ts';
import { untilAnswers } from './answers.ts';
import type { Engine, Maker } from './engine.ts';
import { createKubernetesClient, type KubernetesClient, NAMESPACE } from './kubernetes-client.ts';
import { isPodRunning, nodePorts, type Pod, type Service, toContainers } from './pods.ts';

const MANIFEST = fileURLToPath(new URL('../../../deploy/kubernetes.yaml', import.meta.url));
const FLOOR_LABEL = 'halyard.drill';
/** The programs that end at a restart. Pods run on, as they do when an operator upgrades the programs. */
const RESTARTED = ['kube-apiserver', 'containerd', 'kubelet'];
const POLL_MILLISECONDS = 50;
const WAIT_MILLISECONDS = 120_000;

/** A cluster of `npm run cluster`, which has its folder in this variable. */
const RUNNING = process.env['TEST_CLUSTER'] || undefined;

/** The reason why there is no Kubernetes; null if there is. */
export function whyNoKubernetes(): string | null {
  if (RUNNING !== undefined) return null;
  const missing = findMissing();
  if (missing.length > 0) return `a cluster needs ${missing.join(', ')}`;
  return sized(null, isBuilt() ? null : '`npm run cluster` has not built Kubernetes');
}

/** The cluster at TEST_CLUSTER, else one of our own. */
export async function openKubernetes(): Promise<Engine> {
  const cluster = RUNNING === undefined ? await startCluster() : notOurs(RUNNING);
  const folder = await mkdtemp(join(tmpdir(), 'halyard-kubernetes-'));
  const stop = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const client = await createKubernetesClient(cluster.folder);
    await importTeamImage(folder, join(cluster.folder, 'containerd.sock'));
    await writeFile(join(folder, 'kubeconfig'), await kubeconfigOfServer(client));
    const { restart } = cluster;
    return {
      ...engineOf(client, join(folder, 'kubeconfig')),
      restart: restart && ((signal) => restart(signal, RESTARTED)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function notOurs(folder: string) {
  return { folder, restart: null, stop: async () => undefined };
}

async function importTeamImage(folder: string, containerdSocket: string): Promise<void> {
  const root = join(folder, 'root');
  const archive = join(folder, 'team.tar');
  await makeImageRoot(root);
  const image = { name: `docker.io/${TEAM_IMAGE}`, command: TEAM_COMMAND, user: '65534:65534' };
  await writeImages(archive, root, [image]);
  await importImages(containerdSocket, archive);
}

/** The server has the rights of the manifest's account, and no others. */
async function kubeconfigOfServer(client: KubernetesClient): Promise<string> {
  await client.kubectl('apply', '--filename', MANIFEST);
  const token = await client.kubectl('--namespace', 'halyard', 'create', 'token', 'halyard');
  return kubeconfig(client.settings, token);
}

function engineOf(client: KubernetesClient, path: string): Omit<Engine, 'restart' | 'stop'> {
  const { nodeAddress } = client.settings;
  return {
    environment: {
      CONTAINER_ENGINE: 'Kubernetes',
      CONTAINER_KUBECONFIG: path,
      CONTAINER_NAMESPACE: NAMESPACE,
    },
    host: nodeAddress,
    async list(site) {
      const label = labelOf(site);
      return toContainers(...(await Promise.all([client.pods(label), client.services(label)])));
    },
    networks: async (site) =>
      (await client.policies(labelOf(site))).map(({ metadata }) => metadata.name),
    copyFirst: (site) => copyFirst(client, site),
    async findTaken(ports) {
      const others = new Set((await client.allServices()).flatMap(nodePorts));
      const taken: number[] = [];
      for (const port of ports)
        if (!others.has(port) && !(await client.isFree(port))) taken.push(port);
      return taken;
    },
    async clean(site) {
      for (const kind of ['pods', 'services', 'networkpolicies'] as const)
        await client.removeAll(kind, labelOf(site));
    },
  };
}

function labelOf(site: string): string {
  return `halyard.site=${site}`;
}

async function copyFirst(client: KubernetesClient, site: string): Promise<Maker> {
  const [pod] = await client.pods(labelOf(site));
  const [service] = await client.services(labelOf(site));
  if (!pod || !service) throw new Error('The site has no container at the engine.');
  // Anything else of it may be in a second one.
  const { nodeName: _, ...podSpec } = pod.spec;
  const ports = service.spec.ports.map(({ port, targetPort }) => ({ port, targetPort }));
  return {
    async make() {
      const name = `halyard-floor-${randomUUID()}`;
      const metadata = { name, labels: { [FLOOR_LABEL]: name } };
      await client.create('pods', { metadata, spec: podSpec });
      const selector = { [FLOOR_LABEL]: name };
      await client.create('services', { metadata, spec: { type: 'NodePort', selector, ports } });
      await waitFor(`The pod ${name}`, async () => {
        const made = await client.read<Pod>('pods', name);
        return made !== null && isPodRunning(made);
      });
      return name;
    },
    async untilAnswers(name) {
      const made = await client.read<Service>('services', name);
      const [port = 0] = made ? nodePorts(made) : [];
      await untilAnswers(client.settings.nodeAddress, port);
    },
    async remove(name) {
      await client.remove('services', name);
      await client.remove('pods', name);
      await waitFor(`The end of ${name}`, async () => (await client.read('pods', name)) === null);
    },
  };
}

async function waitFor(what: string, check: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + WAIT_MILLISECONDS;
  while (performance.now() < deadline) {
    if (await check()) return;
    await pause(POLL_MILLISECONDS);
  }
  throw new Error(`${what} takes too long.`);
}
