import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { callApi } from '../../../scripts/cluster/api.ts';
import { programFolder } from '../../../scripts/cluster/programs.ts';
import type { ClusterSettings } from '../../../scripts/cluster/settings.ts';
import type { Pod, Service } from './pods.ts';

const run = promisify(execFile);

/** The namespace of `deploy/kubernetes.yaml`. */
export const NAMESPACE = 'halyard-challenges';
const NOT_FOUND = 404;
const NOT_VALID = 422;

type Kind = 'pods' | 'services' | 'networkpolicies';

const PLACES: Readonly<Record<Kind, string>> = {
  pods: `/api/v1/namespaces/${NAMESPACE}/pods`,
  services: `/api/v1/namespaces/${NAMESPACE}/services`,
  networkpolicies: `/apis/networking.k8s.io/v1/namespaces/${NAMESPACE}/networkpolicies`,
};

/** A client with which the drill asks Kubernetes behind the server's back, as the administrator of the cluster. */
export async function createKubernetesClient(folder: string) {
  const text = await readFile(join(folder, 'settings.json'), 'utf8');
  const settings = JSON.parse(text) as ClusterSettings;

  /** Null where there is nothing. */
  async function call<Answer>(
    path: string,
    request?: Parameters<typeof callApi>[2],
  ): Promise<Answer | null> {
    const { status, body } = await callApi(settings, path, request);
    if (status === NOT_FOUND) return null;
    if (status >= 400) throw new Error(`${request?.method ?? 'GET'} ${path}: ${status} ${body}`);
    return JSON.parse(body) as Answer;
  }

  async function list<Item>(path: string, label?: string): Promise<Item[]> {
    const query = label === undefined ? '' : `?labelSelector=${encodeURIComponent(label)}`;
    return (await call<{ items: Item[] }>(`${path}${query}`))?.items ?? [];
  }

  return {
    settings,
    pods: (label: string) => list<Pod>(PLACES.pods, label),
    services: (label: string) => list<Service>(PLACES.services, label),
    allServices: () => list<Service>('/api/v1/services'),
    policies: (label: string) =>
      list<{ metadata: { name: string } }>(PLACES.networkpolicies, label),
    create: <Made>(kind: Kind, body: unknown) => call<Made>(PLACES[kind], { method: 'POST', body }),
    read: <Found>(kind: Kind, name: string) => call<Found>(`${PLACES[kind]}/${name}`),
    remove: (kind: Kind, name: string) =>
      call<unknown>(`${PLACES[kind]}/${name}`, { method: 'DELETE' }),
    removeAll: (kind: Kind, label: string) =>
      call<unknown>(`${PLACES[kind]}?labelSelector=${encodeURIComponent(label)}`, {
        method: 'DELETE',
      }),
    /** Whether a service could have this port of the node. Nothing is made. */
    async isFree(nodePort: number): Promise<boolean> {
      const path = `${PLACES.services}?dryRun=All`;
      const spec = { type: 'NodePort', ports: [{ port: nodePort, nodePort }] };
      const body = { metadata: { name: `port-${nodePort}` }, spec };
      const { status } = await callApi(settings, path, { method: 'POST', body });
      if (status < 400) return true;
      if (status === NOT_VALID) return false;
      throw new Error(`A service at the port ${nodePort} was answered with ${status}.`);
    },
    async kubectl(...args: string[]): Promise<string> {
      const words = ['--kubeconfig', join(folder, 'kubeconfig'), ...args];
      return (await run(join(programFolder(), 'kubectl'), words)).stdout;
    },
  };
}

export type KubernetesClient = Awaited<ReturnType<typeof createKubernetesClient>>;
