import { randomBytes } from 'node:crypto';
import { readlinkSync } from 'node:fs';

/** The settings that the processes of one cluster share. */
export interface ClusterSettings {
  /** The folder that holds all that the cluster writes. */
  folder: string;
  /** The built programs. */
  programs: string;
  /** The built programs of the plugin that enforces network policies; null for one that does not. */
  cilium: string | null;
  /** Tells the interfaces and cgroups of clusters on one machine apart. */
  number: number;
  /** The addresses of the two ends of the link between this machine and the cluster. */
  hostAddress: string;
  nodeAddress: string;
  podRange: string;
  serviceRange: string;
  /** Part of every token: whoever has them is root on this machine. */
  secret: string;
  /** The namespace of processes in which the cluster does not run. */
  outside: string;
}

export const NODE = 'halyard';
export const API_PORT = 6443;
export const AGENT_HEALTH_PORT = 9879;
export const SANDBOX_IMAGE = 'docker.io/halyard-cluster/sandbox:1';

const NUMBERS = 250;

/** Numbers follow the process, so that clusters beside each other have different addresses. */
export function clusterSettings(
  paths: Pick<ClusterSettings, 'folder' | 'programs' | 'cilium'>,
): ClusterSettings {
  const number = 1 + (process.pid % NUMBERS);
  return {
    ...paths,
    number,
    hostAddress: `10.212.${number}.1`,
    nodeAddress: `10.212.${number}.2`,
    podRange: `10.217.${number}.0/24`,
    serviceRange: `10.218.${number}.0/24`,
    secret: randomBytes(16).toString('hex'),
    outside: processNamespace(),
  };
}

export function processNamespace(): string {
  return readlinkSync('/proc/self/ns/pid');
}

/** The cgroup below which the cluster keeps those of its pods. */
export function cgroupName({ number }: ClusterSettings): string {
  return `halyard-cluster-${number}`;
}

export function linkName({ number }: ClusterSettings): string {
  return `halyard-k${number}`;
}
