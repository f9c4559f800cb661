import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { V1Pod, V1Service } from '@kubernetes/client-node';
import type { NetworkMode } from '@halyard/sdk/rules';
import {
  type ContainerEngine,
  type ContainerSpec,
  EngineError,
  type StartedContainer,
} from '../part-engine.ts';
import { createKubernetesHolder } from './part-holder.ts';
import { connectKubernetes, type KubernetesApi } from './part-api.ts';
import {
  type KubernetesSettings,
  NAME_LABEL,
  podName,
  podOf,
  PULL_LABEL,
  pullPodOf,
  type ServiceKind,
  serviceOf,
  SITE_LABEL,
} from './part-objects.ts';
import { customPolicyName, policiesOf } from './part-policies.ts';
import {
  endedAt,
  findRunning,
  isOverStorage,
  isPodRunning,
  isPulled,
  isScheduled,
  type RunningPod,
  whyNot,
} from './part-state.ts';

export interface KubernetesOptions extends KubernetesSettings {
  /** A path; undefined for the service account of the pod in which this server runs. */
  kubeconfig: string | undefined;
  /** Whether this server runs in the cluster, where the addresses of pods and services mean something. */
  isInside: boolean;
  publicHost: string;
  /** Whether only this server connects to containers. */
  isProxied?: boolean;
}

/** From the request until the program runs; a node may have to pull the image again. */
const START_MILLISECONDS = 120_000;
const PULL_MILLISECONDS = 15 * 60_000;
/** The process that pulls asks for the state of its pod every second. */
const PULL_END_MILLISECONDS = 60_000;
/** A node that answers ends a program within seconds. */
const END_MILLISECONDS = 30_000;
const FIRST_WAIT = 50;
const LONGEST_WAIT = 1000;
/** How long an image is assumed to be on the node that has pulled it. */
const PULLED_MILLISECONDS = 10 * 60_000;

/** Kubernetes, in one namespace, which exists. Throws EngineError if its settings cannot be read. */
export async function createKubernetesEngine(options: KubernetesOptions): Promise<ContainerEngine> {
  const api = await connectKubernetes(options.kubeconfig, options.namespace);
  const pulls = createPulls(api, options);
  const policies = createPolicies(api, options);
  const type = options.isProxied && options.isInside ? 'ClusterIP' : 'NodePort';
  // A cluster takes a moment to enforce new ones, so those of the first container are there before it.
  // Where they cannot be written now, its start writes them, or fails.
  void policies.apply('Open').catch(() => undefined);

  async function remove(name: string): Promise<void> {
    // A pod that was deleted does not count as one that runs, so whoever is interrupted here is made up for.
    await api.deletePod(podName(name));
    await api.deleteService(podName(name));
    await waitUntilGone(api, podName(name));
  }

  return {
    fetchImage: (image) => pulls.pull(image),
    async start(spec) {
      await policies.apply(spec.networkMode);
      const made = await api.createPod(podOf(options, spec));
      const uid = made.metadata?.uid ?? '';
      const service = await api.createService(serviceOf(options, spec, { uid, type }));
      const pod = await waitUntilRunning(api, podName(spec.name));
      return addressesOf(options, spec, { pod, service, type });
    },
    async isRunning(name) {
      const pod = await api.readPod(podName(name));
      return pod !== null && isPodRunning(pod);
    },
    remove,
    async list() {
      const pods = await api.listPods(`${SITE_LABEL}=${options.site},${NAME_LABEL}`);
      return pods.filter(isContainer).map((pod) => ({
        name: pod.metadata?.labels?.[NAME_LABEL] ?? '',
        isRunning: isPodRunning(pod),
        createdAt: createdAt(pod),
        isOverStorage: isOverStorage(pod),
      }));
    },
    async readLog(name, { lines, bytes }) {
      const log = await api.readLog(podName(name), lines);
      return log && Buffer.from(log).subarray(-bytes).toString();
    },
    // Only clusters with an add-on know it, as an average of past seconds.
    readUsage: async () => null,
    findStorageLimit: async () => 'Evicted',
    readStorage: async () => null,
    ...createKubernetesHolder(api, options.site),
  };
}

/** Pods that pull are not listed, unless whoever made them has ended: then nothing else removes them. */
function isContainer(pod: V1Pod): boolean {
  const isPull = pod.metadata?.labels?.[PULL_LABEL] !== undefined;
  return !isPull || Date.now() > latestEnd(pod);
}

/** After it whoever made a pod that pulls must have deleted it. */
function latestEnd(pod: V1Pod): number {
  const ended = endedAt(pod);
  if (ended !== null) return ended + PULL_END_MILLISECONDS;
  return createdAt(pod) + PULL_MILLISECONDS + START_MILLISECONDS;
}

function createdAt({ metadata }: V1Pod): number {
  return metadata?.creationTimestamp?.getTime() ?? 0;
}

function createPolicies(api: KubernetesApi, options: KubernetesOptions) {
  const running = new Map<NetworkMode, Promise<void>>();

  async function apply(mode: NetworkMode): Promise<void> {
    for (const policy of policiesOf(options, mode)) await api.applyPolicy(policy);
    const name = customPolicyName(options);
    if (mode === 'Custom' && !(await api.hasPolicy(name)))
      throw new EngineError('Refused', `The network policy ${name} does not exist.`);
  }

  return {
    /** Every time, since somebody may have deleted them; once for starts at the same time. */
    apply(mode: NetworkMode): Promise<void> {
      const work = running.get(mode) ?? apply(mode).finally(() => running.delete(mode));
      running.set(mode, work);
      return work;
    },
  };
}

/** Makes a node pull an image, once however many wait for it: a pull inside of a start would hold up others. */
function createPulls(api: KubernetesApi, options: KubernetesOptions) {
  const running = new Map<string, Promise<void>>();
  const pulledAt = new Map<string, number>();

  async function run(image: string): Promise<void> {
    const name = randomUUIDv7();
    try {
      await api.createPod(pullPodOf(options, name, image));
      await waitFor(api, podName(name), {
        limitOf: (pod) => (isScheduled(pod) ? PULL_MILLISECONDS : START_MILLISECONDS),
        find: (pod) => (isPulled(pod) ? true : null),
      });
      pulledAt.set(image, Date.now());
    } finally {
      // Nobody waits for its end.
      void api.deletePod(podName(name)).catch(() => undefined);
    }
  }

  return {
    async pull(image: string): Promise<void> {
      if (Date.now() - (pulledAt.get(image) ?? 0) < PULLED_MILLISECONDS) return;
      const pull = running.get(image) ?? run(image).finally(() => running.delete(image));
      running.set(image, pull);
      await pull;
    },
  };
}

function waitUntilRunning(api: KubernetesApi, name: string): Promise<RunningPod> {
  return waitFor(api, name, { limitOf: () => START_MILLISECONDS, find: findRunning });
}

interface Wait<Result> {
  limitOf: (pod: V1Pod) => number;
  /** Null while it is to be asked again. */
  find: (pod: V1Pod) => Result | null;
}

async function waitFor<Result>(
  api: KubernetesApi,
  name: string,
  { limitOf, find }: Wait<Result>,
): Promise<Result> {
  const began = performance.now();
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 1.5, LONGEST_WAIT)) {
    const pod = await api.readPod(name);
    if (!pod) throw new EngineError('Exited', 'The pod was deleted.');
    const result = find(pod);
    if (result !== null) return result;
    if (performance.now() - began > limitOf(pod)) throw new EngineError('Refused', whyNot(pod));
    await sleep(wait);
  }
}

/** A pod that was deleted runs until its node says that it does not. */
async function waitUntilGone(api: KubernetesApi, name: string): Promise<void> {
  const began = performance.now();
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 1.5, LONGEST_WAIT)) {
    if ((await api.readPod(name)) === null) return;
    if (performance.now() - began > END_MILLISECONDS)
      throw new EngineError('EngineUnavailable', `The node of the pod ${name} does not end it.`);
    await sleep(wait);
  }
}

function addressesOf(
  options: KubernetesOptions,
  { port }: ContainerSpec,
  { pod, service, type }: { pod: RunningPod; service: V1Service; type: ServiceKind },
): StartedContainer {
  const engineId = pod.uid.replaceAll('-', '').slice(0, 12);
  const own = options.isInside ? { host: pod.podIp, port } : null;
  if (type === 'ClusterIP') {
    const published = { host: service.spec?.clusterIP ?? '', port };
    return { engineId, published, local: { own, published } };
  }
  const nodePort = service.spec?.ports?.[0]?.nodePort;
  if (!nodePort) throw new EngineError('Refused', 'Kubernetes has given the service no port.');
  const published = { host: options.publicHost, port: nodePort };
  const local = options.isInside ? { host: pod.hostIp, port: nodePort } : published;
  return { engineId, published, local: { own, published: local } };
}
