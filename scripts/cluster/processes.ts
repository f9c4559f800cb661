import { join } from 'node:path';
import { CLANG_FOLDER } from './programs.ts';
import { AGENT_HEALTH_PORT, API_PORT, type ClusterSettings, NODE } from './settings.ts';

/** A process of the cluster: a name for its log, its program and its arguments. */
export interface ClusterProcess {
  name: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
}

/** The processes that have to run before the others. */
export function firstProcesses(settings: ClusterSettings): ClusterProcess[] {
  return [etcd(settings), containerd(settings), apiServer(settings)];
}

export function otherProcesses(settings: ClusterSettings): ClusterProcess[] {
  return [controllerManager(settings), scheduler(settings), kubelet(settings), proxy(settings)];
}

function etcd({ folder }: ClusterSettings): ClusterProcess {
  const peers = 'http://127.0.0.1:2380';
  return {
    name: 'etcd',
    program: 'etcd',
    args: [
      `--data-dir=${folder}/etcd`,
      '--listen-client-urls=http://127.0.0.1:2379',
      '--advertise-client-urls=http://127.0.0.1:2379',
      `--listen-peer-urls=${peers}`,
      `--initial-advertise-peer-urls=${peers}`,
      `--initial-cluster=default=${peers}`,
      // The data end with the cluster.
      '--unsafe-no-fsync',
      '--logger=zap',
    ],
  };
}

function containerd({ folder }: ClusterSettings): ClusterProcess {
  return { name: 'containerd', program: 'containerd', args: ['-c', `${folder}/containerd.toml`] };
}

function apiServer({ folder, programs, nodeAddress, serviceRange }: ClusterSettings) {
  return {
    name: 'kube-apiserver',
    program: join(programs, 'kube-apiserver'),
    args: [
      '--etcd-servers=http://127.0.0.1:2379',
      `--advertise-address=${nodeAddress}`,
      `--secure-port=${API_PORT}`,
      `--cert-dir=${folder}/certificates`,
      `--service-cluster-ip-range=${serviceRange}`,
      `--service-account-key-file=${folder}/accounts.pub`,
      `--service-account-signing-key-file=${folder}/accounts.key`,
      '--service-account-issuer=https://kubernetes.default.svc',
      `--token-auth-file=${folder}/tokens.csv`,
      '--authorization-mode=Node,RBAC',
      // Names of nodes cannot be looked up here.
      '--kubelet-preferred-address-types=InternalIP',
    ],
  };
}

function controllerManager({ folder, programs, cilium, podRange }: ClusterSettings) {
  const [, mask = ''] = podRange.split('/');
  const ranges = [
    '--allocate-node-cidrs=true',
    `--cluster-cidr=${podRange}`,
    `--node-cidr-mask-size=${mask}`,
  ];
  return {
    name: 'kube-controller-manager',
    program: join(programs, 'kube-controller-manager'),
    args: [
      `--kubeconfig=${folder}/kubeconfig.manager`,
      `--service-account-private-key-file=${folder}/accounts.key`,
      `--root-ca-file=${folder}/certificates/apiserver.crt`,
      '--use-service-account-credentials=true',
      '--leader-elect=false',
      ...(cilium === null ? [] : ranges),
    ],
  };
}

function scheduler({ folder, programs }: ClusterSettings): ClusterProcess {
  return {
    name: 'kube-scheduler',
    program: join(programs, 'kube-scheduler'),
    args: [`--kubeconfig=${folder}/kubeconfig.scheduler`, '--leader-elect=false'],
  };
}

function kubelet({ folder, programs, nodeAddress }: ClusterSettings): ClusterProcess {
  return {
    name: 'kubelet',
    program: join(programs, 'kubelet'),
    args: [
      `--config=${folder}/kubelet.json`,
      `--kubeconfig=${folder}/kubeconfig.node`,
      `--root-dir=${folder}/kubelet`,
      `--cert-dir=${folder}/kubelet-certificates`,
      `--hostname-override=${NODE}`,
      `--node-ip=${nodeAddress}`,
    ],
  };
}

function proxy({ folder, programs }: ClusterSettings): ClusterProcess {
  return {
    name: 'kube-proxy',
    program: join(programs, 'kube-proxy'),
    args: [`--config=${folder}/proxy.json`],
  };
}

/** The agent enforces network policies: it turns them into filters in the kernel. */
export function agent({ folder }: ClusterSettings, cilium: string): ClusterProcess {
  return {
    name: 'cilium',
    program: join(cilium, 'daemon'),
    env: { PATH: `${CLANG_FOLDER}:${process.env['PATH'] ?? ''}`, K8S_NODE_NAME: NODE },
    args: [
      `--k8s-kubeconfig-path=${folder}/kubeconfig`,
      `--lib-dir=${folder}/cilium`,
      '--ipam=kubernetes',
      '--k8s-require-ipv4-pod-cidr',
      '--routing-mode=native',
      '--devices=eth0',
      '--enable-ipv4',
      '--enable-ipv6=false',
      // This machine has ways to the addresses of pods.
      '--enable-ipv4-masquerade=false',
      // Services work through kube-proxy, as in most clusters.
      '--kube-proxy-replacement=false',
      '--identity-allocation-mode=crd',
      '--cni-exclusive=false',
      '--enable-l7-proxy=false',
      '--enable-hubble=false',
      '--enable-health-checking=false',
      '--enable-endpoint-health-checking=false',
      `--agent-health-port=${AGENT_HEALTH_PORT}`,
    ],
  };
}
