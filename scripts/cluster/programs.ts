import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../lib/run.ts';

/** A module of its own: what Kubernetes replaces in its go.mod, whoever builds it has to replace too. */
const MODULE = join(root, 'scripts/cluster/kubernetes');
const COMMANDS = [
  'kube-apiserver',
  'kube-controller-manager',
  'kube-scheduler',
  'kubelet',
  'kube-proxy',
  'kubectl',
];

/** Programs of the system, and the packages of Debian that have them. */
const SYSTEM_PROGRAMS: Readonly<Record<string, string>> = {
  etcd: 'etcd-server',
  containerd: 'containerd',
  ctr: 'containerd',
  runc: 'runc',
  iptables: 'iptables',
  conntrack: 'conntrack',
  socat: 'socat',
  ip: 'iproute2',
  unshare: 'util-linux',
};
export const CNI_FOLDER = '/usr/lib/cni';

/** The release of Kubernetes that go.mod names. */
export function kubernetesVersion(): string {
  const module = readFileSync(join(MODULE, 'go.mod'), 'utf8');
  return /k8s\.io\/kubernetes (v\S+)/.exec(module)?.[1] ?? 'unknown';
}

/** Where the built programs are kept: it outlives the checkout, since they take minutes. */
export function programFolder(): string {
  const caches = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const cache = process.env['HALYARD_CLUSTER_CACHE'] || join(caches, 'halyard/cluster');
  return join(cache, kubernetesVersion());
}

export function isBuilt(): boolean {
  return existsSync(programFolder());
}

/** Builds the programs that are not there yet. Throws when that fails. */
export function buildPrograms(): void {
  const folder = programFolder();
  if (isBuilt()) return;
  // Renamed at the end: what was interrupted does not count as built.
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const packages = COMMANDS.map((name) => `k8s.io/kubernetes/cmd/${name}`);
    goBuild(unfinished, [...packages, './sandbox']);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function goBuild(folder: string, packages: readonly string[]): void {
  const args = ['build', '-buildvcs=false', '-trimpath', '-ldflags=-s -w', '-o', `${folder}/`];
  const { status, error } = spawnSync('go', [...args, ...packages], {
    cwd: MODULE,
    env: { ...process.env, CGO_ENABLED: '0' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) throw new Error(`Go is needed to build Kubernetes: ${error.message}`);
  if (status !== 0) throw new Error('Kubernetes could not be built.');
}

/** What this machine lacks for a cluster; empty when it can run one. */
export function findMissing(): string[] {
  if (process.platform !== 'linux') return ['Linux'];
  const missing = process.getuid?.() === 0 ? [] : ['the rights of root'];
  const packages = Object.entries(SYSTEM_PROGRAMS)
    .filter(([program]) => !isOnPath(program))
    .map(([, name]) => name);
  if (!existsSync(join(CNI_FOLDER, 'bridge'))) packages.push('containernetworking-plugins');
  missing.push(...[...new Set(packages)].map((name) => `the Debian package ${name}`));
  return missing;
}

function isOnPath(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, program)));
}
