import type { V1Container, V1Pod, V1PodSpec, V1Service } from '@kubernetes/client-node';
import { type ContainerSpec, ROOT_CAPABILITIES } from '../part-engine.ts';

export const SITE_LABEL = 'halyard.site';
export const NAME_LABEL = 'halyard.container';
/** The network mode, in lower case: policies choose pods by it. */
export const NETWORK_LABEL = 'halyard.network';
/** Pods with it only pull an image. */
export const PULL_LABEL = 'halyard.pull';

const CONTAINER = 'challenge';
const MILLI_CPUS_OF_A_TENTH = 100;
/** A user that exists in no image, to pull an image whatever its own user is. */
const NOBODY = 65_534;

export interface KubernetesSettings {
  /** The id of this installation, so that several can share a namespace. */
  site: string;
  namespace: string;
  networkPrefix: string;
  /** Ranges that no container reaches, besides private ones. */
  deniedRanges: readonly string[];
  /** DNS servers of containers; without one they ask that of the cluster. */
  nameservers: readonly string[];
  /** Whether images that run as root are started. */
  allowsRoot: boolean;
}

export type ServiceKind = 'NodePort' | 'ClusterIP';

/** The name of a pod and of its service. */
export function podName(name: string): string {
  return `halyard-${name}`;
}

export function podOf(settings: KubernetesSettings, spec: ContainerSpec): V1Pod {
  const labels = { [NETWORK_LABEL]: spec.networkMode.toLowerCase() };
  return {
    metadata: metadataOf(settings, spec.name, labels),
    spec: {
      ...podDefaults(settings),
      containers: [
        {
          ...containerOf(settings, spec.image),
          env: Object.entries(spec.variables).map(([name, value]) => ({ name, value })),
          ports: [{ containerPort: spec.port, protocol: 'TCP' }],
          resources: resourcesOf(spec),
        },
      ],
    },
  };
}

/** A pod that makes a node pull an image. No image has its program, so it never runs. */
export function pullPodOf(settings: KubernetesSettings, name: string, image: string): V1Pod {
  const little = { cpu: '10m', memory: '16Mi' };
  const container = containerOf(settings, image);
  return {
    metadata: metadataOf(settings, name, { [PULL_LABEL]: 'yes', [NETWORK_LABEL]: 'isolated' }),
    spec: {
      ...podDefaults(settings),
      containers: [
        {
          ...container,
          command: ['/halyard-pulls-only'],
          resources: { limits: little, requests: little },
          securityContext: { ...container.securityContext, runAsUser: NOBODY },
        },
      ],
    },
  };
}

/** The port at which a pod is reached. It goes with its pod. */
export function serviceOf(
  settings: KubernetesSettings,
  spec: Pick<ContainerSpec, 'name' | 'port'>,
  { uid, type }: { uid: string; type: ServiceKind },
): V1Service {
  const name = podName(spec.name);
  return {
    metadata: {
      ...metadataOf(settings, spec.name),
      ownerReferences: [{ apiVersion: 'v1', kind: 'Pod', name, uid }],
    },
    spec: {
      type,
      selector: { [SITE_LABEL]: settings.site, [NAME_LABEL]: spec.name },
      ports: [{ port: spec.port, targetPort: spec.port, protocol: 'TCP' }],
    },
  };
}

function metadataOf({ namespace, site }: KubernetesSettings, name: string, labels = {}) {
  return {
    name: podName(name),
    namespace,
    labels: { [SITE_LABEL]: site, [NAME_LABEL]: name, ...labels },
  };
}

function podDefaults({ allowsRoot, nameservers }: KubernetesSettings) {
  return {
    restartPolicy: 'Never',
    // Many programs ignore SIGTERM as the first process of a container.
    terminationGracePeriodSeconds: 1,
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: {
      ...(!allowsRoot && { runAsNonRoot: true }),
      seccompProfile: { type: 'RuntimeDefault' },
      // Programs that are not root may listen at port 80, as on Docker.
      sysctls: [{ name: 'net.ipv4.ip_unprivileged_port_start', value: '0' }],
    },
    ...(nameservers.length > 0 && {
      dnsPolicy: 'None',
      dnsConfig: { nameservers: [...nameservers] },
    }),
  } satisfies Partial<V1PodSpec>;
}

function containerOf({ allowsRoot }: KubernetesSettings, image: string) {
  return {
    name: CONTAINER,
    image,
    imagePullPolicy: 'IfNotPresent',
    securityContext: {
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'], ...(allowsRoot && { add: [...ROOT_CAPABILITIES] }) },
    },
  } satisfies V1Container;
}

/** Requests are lower than limits: few containers need all of theirs at the same time. */
function resourcesOf({ cpuTenths, memoryMegabytes, storageMegabytes }: ContainerSpec) {
  const quantities = (share: { cpu: number; memory: number; storage: number }) => ({
    cpu: `${Math.ceil(cpuTenths * MILLI_CPUS_OF_A_TENTH * share.cpu)}m`,
    memory: `${Math.ceil(memoryMegabytes * share.memory)}Mi`,
    ...(storageMegabytes > 0 && {
      'ephemeral-storage': `${Math.ceil(storageMegabytes * share.storage)}Mi`,
    }),
  });
  return {
    limits: quantities({ cpu: 1, memory: 1, storage: 1 }),
    requests: quantities({ cpu: 0.1, memory: 0.5, storage: 0.1 }),
  };
}
