import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { importImages, writeImages } from '../../../../../scripts/cluster/images.ts';
import { programFolder } from '../../../../../scripts/cluster/programs.ts';
import type { ClusterSettings } from '../../../../../scripts/cluster/settings.ts';
import { podName } from '../kubernetes/part-objects.ts';
import { IMAGE_COMMANDS, makeImageRoot, SHELL_IMAGE } from './test-images.ts';

const run = promisify(execFile);

/** The folder of a cluster for tests, from `npm run cluster`; undefined without one. */
export const CLUSTER = process.env['TEST_CLUSTER'] || undefined;
/** The kubeconfig of the cluster's administrator. */
export const KUBECONFIG = join(CLUSTER ?? '/nowhere', 'kubeconfig');
const containerd = join(CLUSTER ?? '/nowhere', 'containerd.sock');

/** Whether network policies are enforced there: it was started with `--policies`. */
export function enforcesPolicies(): boolean {
  return CLUSTER !== undefined && readSettings().cilium !== null;
}

export function readSettings(): ClusterSettings {
  return JSON.parse(readFileSync(join(CLUSTER ?? '', 'settings.json'), 'utf8')) as ClusterSettings;
}

/** The network namespace of its node. */
export function nodeNamespace(): string {
  return `/proc/${readFileSync(join(CLUSTER ?? '', 'pid'), 'utf8')}/ns/net`;
}

/** The image that serves a shell, as root. */
export const ROOT_IMAGE = 'halyard-test/root:1';
/** Serves a shell at a port that used to be for root only. */
export const PORT_80_IMAGE = 'halyard-test/port-80:1';
/** Asks the service at $HOST and $PORT from its first instruction on, and writes what it says in whole lines: logs have no others. */
export const EAGER_IMAGE = 'halyard-test/eager:1';
const COMMANDS = {
  ...IMAGE_COMMANDS,
  [ROOT_IMAGE]: IMAGE_COMMANDS[SHELL_IMAGE],
  [EAGER_IMAGE]: ['/bin/sh', '-c', 'while :; do sleep 0.2 | nc -w 1 $HOST $PORT; echo; done'],
  [PORT_80_IMAGE]: ['/bin/nc', '-ll', '-p', '80', '-e', '/bin/sh'],
};

/** Gives the images of tests to the node: no registry is needed. */
export async function importTestImages(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-images-'));
  try {
    await makeImageRoot(join(folder, 'root'));
    const images = Object.entries(COMMANDS).map(([name, command]) => ({
      name: `docker.io/${name}`,
      command,
      user: name === ROOT_IMAGE ? '0:0' : '65534:65534',
    }));
    await writeImages(join(folder, 'images.tar'), join(folder, 'root'), images);
    await importImages(containerd, join(folder, 'images.tar'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Where ports of nodes answer. */
export async function nodeAddress(): Promise<string> {
  return new URL(await serverUrl()).hostname;
}

async function serverUrl(): Promise<string> {
  const [cluster] = (await readKubeconfig()).clusters;
  return cluster?.cluster.server ?? '';
}

/** Writes a kubeconfig for another token. */
export async function writeKubeconfig(path: string, token: string): Promise<void> {
  const config = await readKubeconfig();
  await writeFile(path, JSON.stringify({ ...config, users: [{ name: 'user', user: { token } }] }));
}

interface Kubeconfig {
  clusters: { cluster: { server: string } }[];
}

async function readKubeconfig(): Promise<Kubeconfig> {
  return JSON.parse(await readFile(KUBECONFIG, 'utf8')) as Kubeconfig;
}

/** Kills the program of a container, as its node does for want of memory. */
export async function killInPod(name: string): Promise<void> {
  const ctr = (...args: string[]) => run('ctr', ['--address', containerd, '-n', 'k8s.io', ...args]);
  const labels = {
    'io.kubernetes.pod.name': podName(name),
    'io.cri-containerd.kind': 'container',
  };
  const filter = Object.entries(labels).map(([label, value]) => `labels."${label}"==${value}`);
  const { stdout } = await ctr('containers', 'ls', '-q', filter.join(','));
  await ctr('tasks', 'kill', '--signal', 'SIGKILL', stdout.trim());
}

/** What the engine of a server in a pod lists, with the files that a pod has of its account. */
export async function listInPod(token: string, site: string, namespace: string): Promise<unknown> {
  const folder = '/run/secrets/kubernetes.io/serviceaccount';
  const script = `mount -t tmpfs tmpfs /run && mkdir -p ${folder} && printf %s "$TOKEN" > ${folder}/token &&
    cp "$CA" ${folder}/ca.crt && exec "$@"`;
  const program = new URL('in-pod.ts', import.meta.url).pathname;
  const server = new URL(await serverUrl());
  const { stdout } = await run(
    'unshare',
    ['--mount', 'sh', '-c', script, 'sh', process.execPath, program, site, namespace],
    {
      env: {
        PATH: process.env['PATH'],
        TOKEN: token,
        CA: join(CLUSTER ?? '', 'certificates/apiserver.crt'),
        KUBERNETES_SERVICE_HOST: server.hostname,
        KUBERNETES_SERVICE_PORT: server.port,
      },
    },
  );
  return JSON.parse(stdout);
}

/** Runs kubectl as the administrator of the cluster. */
export async function kubectl(...args: string[]): Promise<string> {
  const program = join(programFolder(), 'kubectl');
  const { stdout } = await run(program, ['--kubeconfig', KUBECONFIG, ...args]);
  return stdout;
}

/** Applies objects as the administrator of the cluster. */
export async function kubectlApply(...items: object[]): Promise<void> {
  const list = JSON.stringify({ apiVersion: 'v1', kind: 'List', items });
  const folder = await mkdtemp(join(tmpdir(), 'halyard-objects-'));
  try {
    await writeFile(join(folder, 'list.json'), list);
    await kubectl('apply', '-f', join(folder, 'list.json'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
