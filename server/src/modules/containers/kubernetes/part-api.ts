import type {
  CoordinationV1Api,
  CoreV1Api,
  NetworkingV1Api,
  V1Lease,
  V1Pod,
  V1Service,
} from '@kubernetes/client-node';
import { EngineError } from '../part-engine.ts';
import type { NetworkPolicy } from './part-policies.ts';

/** No answer of the API takes longer. */
const ANSWER_MILLISECONDS = 30_000;
/** The API refuses to read what has not started. */
const NOTHING_YET = '';
const MANAGER = 'halyard';

/** The calls to the API of Kubernetes that the engine needs, in one namespace. All throw EngineError. */
export interface KubernetesApi {
  createPod: (pod: V1Pod) => Promise<V1Pod>;
  /** Null when there is none. */
  readPod: (name: string) => Promise<V1Pod | null>;
  listPods: (labelSelector: string) => Promise<V1Pod[]>;
  /** One that is gone is no error. */
  deletePod: (name: string) => Promise<void>;
  /** The last lines of its program; null when there is no such pod. */
  readLog: (name: string, tailLines: number) => Promise<string | null>;
  createService: (service: V1Service) => Promise<V1Service>;
  deleteService: (name: string) => Promise<void>;
  /** Makes a policy, or makes it what it should be. */
  applyPolicy: (policy: NetworkPolicy) => Promise<void>;
  hasPolicy: (name: string) => Promise<boolean>;
  /** Null when there is none. */
  readLease: (name: string) => Promise<V1Lease | null>;
  /** Makes a lease, or changes the one that was read; false when another process has done so meanwhile. */
  writeLease: (lease: V1Lease) => Promise<boolean>;
}

/** @param kubeconfig a path; undefined for the service account of the pod in which this server runs */
export async function connectKubernetes(
  kubeconfig: string | undefined,
  namespace: string,
): Promise<KubernetesApi> {
  const { core, networking, coordination, patching } = await createClients(kubeconfig);
  const deleted = async (work: Promise<unknown>) => {
    await orNull(work);
  };
  return {
    createPod: (body) => explained(core.createNamespacedPod({ namespace, body })),
    readPod: (name) => orNull(core.readNamespacedPod({ namespace, name })),
    async listPods(labelSelector) {
      const { items } = await explained(core.listNamespacedPod({ namespace, labelSelector }));
      return items;
    },
    deletePod: (name) => deleted(core.deleteNamespacedPod({ namespace, name })),
    async readLog(name, tailLines) {
      try {
        return await orNull(core.readNamespacedPodLog({ namespace, name, tailLines }));
      } catch (error) {
        if (error instanceof EngineError && statusOf(error.cause) === 400) return NOTHING_YET;
        throw error;
      }
    },
    createService: (body) => explained(core.createNamespacedService({ namespace, body })),
    deleteService: (name) => deleted(core.deleteNamespacedService({ namespace, name })),
    async applyPolicy(body) {
      const { name } = body.metadata;
      const request = { namespace, name, body, fieldManager: MANAGER, force: true };
      await explained(networking.patchNamespacedNetworkPolicy(request, patching));
    },
    async hasPolicy(name) {
      const found = await orNull(networking.readNamespacedNetworkPolicy({ namespace, name }));
      return found !== null;
    },
    readLease: (name) => orNull(coordination.readNamespacedLease({ namespace, name })),
    async writeLease(body) {
      const name = body.metadata?.name ?? '';
      const isNew = body.metadata?.resourceVersion === undefined;
      try {
        if (isNew) await coordination.createNamespacedLease({ namespace, body });
        else await coordination.replaceNamespacedLease({ namespace, name, body });
        return true;
      } catch (error) {
        if ([404, 409].includes(statusOf(error) ?? 0)) return false;
        throw toEngineError(error);
      }
    },
  };
}

/** Loads the client only where it is needed: it takes a second and 80 MB. */
async function createClients(kubeconfig: string | undefined) {
  const client = await import('@kubernetes/client-node');
  const config = new client.KubeConfig();
  if (kubeconfig === undefined && !process.env['KUBERNETES_SERVICE_HOST'])
    throw new EngineError('EngineUnavailable', 'No kubeconfig is set, and this is not in a pod.');
  try {
    if (kubeconfig === undefined) config.loadFromCluster();
    else config.loadFromFile(kubeconfig);
  } catch (error) {
    throw new EngineError('EngineUnavailable', `${kubeconfig}: ${String(error)}`, error);
  }
  const server = config.getCurrentCluster()?.server;
  if (!server) throw new EngineError('EngineUnavailable', `${kubeconfig}: It names no cluster.`);
  const configuration = client.createConfiguration({
    baseServer: new client.ServerConfiguration(server, {}),
    authMethods: { default: config },
    promiseMiddleware: [
      {
        async pre(request) {
          request.setSignal(AbortSignal.timeout(ANSWER_MILLISECONDS));
          return request;
        },
        post: async (response) => response,
      },
    ],
  });
  return {
    core: new client.CoreV1Api(configuration) satisfies CoreV1Api,
    networking: new client.NetworkingV1Api(configuration) satisfies NetworkingV1Api,
    coordination: new client.CoordinationV1Api(configuration) satisfies CoordinationV1Api,
    patching: client.setHeaderOptions('Content-Type', client.PatchStrategy.ServerSideApply),
  };
}

async function orNull<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw toEngineError(error);
  }
}

async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw toEngineError(error);
  }
}

/** What the client throws: without a status the server was not reached. */
export function toEngineError(error: unknown): EngineError {
  const status = statusOf(error) ?? 0;
  const isRefused = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
  return new EngineError(isRefused ? 'Refused' : 'EngineUnavailable', messageOf(error), error);
}

function statusOf(error: unknown): number | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === 'number' ? code : undefined;
}

/** The message of the API's own error; the client's has all headers in it. */
function messageOf(error: unknown): string {
  const { body } = error as { body?: unknown };
  try {
    const { message } = (typeof body === 'string' ? JSON.parse(body) : body) as { message: string };
    if (message) return message;
  } catch {
    // Not an answer of the API.
  }
  return error instanceof Error ? error.message : String(error);
}
