import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../lib/run.ts';
import { goBuild, makeFolder } from './go.ts';

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
/** The folder of the Debian package clang-19. */
export const CLANG_FOLDER = '/usr/lib/llvm-19/bin';

/** The release of Kubernetes that go.mod names. */
export function kubernetesVersion(): string {
  const module = readFileSync(join(MODULE, 'go.mod'), 'utf8');
  return /k8s\.io\/kubernetes (v\S+)/.exec(module)?.[1] ?? 'unknown';
}

/** The folder for built programs; it outlives the checkout, since a build takes minutes. */
export function cacheFolder(): string {
  const caches = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  return process.env['HALYARD_CLUSTER_CACHE'] || join(caches, 'halyard/cluster');
}

export function programFolder(): string {
  return join(cacheFolder(), kubernetesVersion());
}

export function isBuilt(): boolean {
  return existsSync(programFolder());
}

/** Builds the programs that are not there yet. Throws when that fails. */
export function buildPrograms(): void {
  if (isBuilt()) return;
  const packages = COMMANDS.map((name) => `k8s.io/kubernetes/cmd/${name}`);
  makeFolder(programFolder(), (folder) => goBuild(MODULE, folder, [...packages, './sandbox']));
}

/** Lists what this machine lacks for a cluster; empty when it can run one. */
export function findMissing({ policies = false } = {}): string[] {
  if (process.platform !== 'linux') return ['Linux'];
  const missing = process.getuid?.() === 0 ? [] : ['the rights of root'];
  const packages = Object.entries(SYSTEM_PROGRAMS)
    .filter(([program]) => !isOnPath(program))
    .map(([, name]) => name);
  if (!existsSync(join(CNI_FOLDER, 'bridge'))) packages.push('containernetworking-plugins');
  if (policies && !existsSync(join(CLANG_FOLDER, 'clang'))) packages.push('clang-19');
  missing.push(...[...new Set(packages)].map((name) => `the Debian package ${name}`));
  return missing;
}

function isOnPath(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, program)));
}
