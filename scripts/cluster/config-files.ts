import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CNI_FOLDER } from './programs.ts';
import { API_PORT, cgroupName, type ClusterSettings, SANDBOX_IMAGE } from './settings.ts';

/** The users who sign in to the API with a token, with the groups that Kubernetes gives rights to. */
const USERS = {
  admin: ['admin', 'system:masters'],
  manager: ['system:kube-controller-manager', ''],
  scheduler: ['system:kube-scheduler', ''],
  proxy: ['system:kube-proxy', ''],
  node: ['system:node:halyard', 'system:nodes'],
} as const;

type User = keyof typeof USERS;

export function tokenOf({ secret }: ClusterSettings, user: User): string {
  return `${user}-${secret}`;
}

/** Writes what the processes read when they start. */
export function writeConfigFiles(settings: ClusterSettings): void {
  const { folder } = settings;
  for (const name of ['cni', 'logs', 'pods', 'plugins', 'manifests'])
    mkdirSync(join(folder, name), { recursive: true });
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  write('settings.json', JSON.stringify(settings));
  write('tokens.csv', tokenFile(settings));
  write('containerd.toml', containerdFile(settings));
  writePlugins(settings);
  write('kubelet.json', JSON.stringify(kubeletFile(settings)));
  write('proxy.json', JSON.stringify(proxyFile(settings)));
  write('resolv.conf', '');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  write('accounts.key', privateKey.export({ type: 'pkcs8', format: 'pem' }));
  write('accounts.pub', publicKey.export({ type: 'spki', format: 'pem' }));
}

/** Writes the plugins that set up the network of a pod; the configuration of Cilium follows when its agent can serve. */
function writePlugins(settings: ClusterSettings): void {
  const { folder, cilium } = settings;
  mkdirSync(join(folder, 'cni-programs'));
  const link = (from: string, name: string) =>
    symlinkSync(join(from, name), join(folder, 'cni-programs', name));
  for (const name of ['loopback', 'portmap', 'bridge', 'host-local']) link(CNI_FOLDER, name);
  if (cilium === null) return writeNetwork(settings, bridgePlugin(settings));
  link(cilium, 'cilium-cni');
  // The agent writes into it what it finds out about the kernel.
  cpSync(join(cilium, 'bpf'), join(folder, 'cilium/bpf'), { recursive: true });
}

/** Writes the file that makes containerd start pods. */
function writeNetwork({ folder }: ClusterSettings, plugin: object): void {
  const plugins = [plugin, { type: 'portmap', capabilities: { portMappings: true } }];
  const network = { cniVersion: '0.4.0', name: 'pods', plugins };
  writeFileSync(join(folder, 'cni/10-pods.conflist'), JSON.stringify(network));
}

export function writeCiliumNetwork(settings: ClusterSettings): void {
  writeNetwork(settings, { type: 'cilium-cni' });
}

/** Writes how each of the users signs in, once the API server has made its certificate. */
export function writeKubeconfigs(settings: ClusterSettings): void {
  for (const user of Object.keys(USERS) as User[]) {
    const name = user === 'admin' ? 'kubeconfig' : `kubeconfig.${user}`;
    writeFileSync(join(settings.folder, name), kubeconfig(settings, tokenOf(settings, user)));
  }
}

/** A kubeconfig, as JSON, which YAML includes. */
export function kubeconfig({ folder, nodeAddress }: ClusterSettings, token: string): string {
  const cluster = {
    server: `https://${nodeAddress}:${API_PORT}`,
    'certificate-authority': join(folder, 'certificates/apiserver.crt'),
  };
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'halyard', cluster }],
    users: [{ name: 'user', user: { token } }],
    contexts: [{ name: 'halyard', context: { cluster: 'halyard', user: 'user' } }],
    'current-context': 'halyard',
  });
}

function tokenFile(settings: ClusterSettings): string {
  return (Object.keys(USERS) as User[])
    .map((user) => {
      const [name, group] = USERS[user];
      return `${tokenOf(settings, user)},${name},${user},"${group}"\n`;
    })
    .join('');
}

function containerdFile({ folder }: ClusterSettings): string {
  return `version = 2
root = "${folder}/containerd"
state = "${folder}/containerd-state"
disabled_plugins = ["io.containerd.grpc.v1.tracing", "io.containerd.tracing.processor.v1.otlp"]
[grpc]
  address = "${folder}/containerd.sock"
[ttrpc]
  address = "${folder}/containerd.sock.ttrpc"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "${SANDBOX_IMAGE}"
  # Lower values need CAP_SYS_RESOURCE, which not every machine has.
  restrict_oom_score_adj = true
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "${folder}/cni-programs"
    conf_dir = "${folder}/cni"
  [plugins."io.containerd.grpc.v1.cri".containerd]
    default_runtime_name = "runc"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
      runtime_type = "io.containerd.runc.v2"
`;
}

function bridgePlugin({ podRange }: ClusterSettings) {
  return {
    type: 'bridge',
    bridge: 'cni0',
    isGateway: true,
    ipMasq: true,
    hairpinMode: true,
    ipam: {
      type: 'host-local',
      ranges: [[{ subnet: podRange }]],
      routes: [{ dst: '0.0.0.0/0' }],
    },
  };
}

function kubeletFile(settings: ClusterSettings) {
  const { folder } = settings;
  return {
    apiVersion: 'kubelet.config.k8s.io/v1beta1',
    kind: 'KubeletConfiguration',
    authentication: { anonymous: { enabled: true }, webhook: { enabled: false } },
    authorization: { mode: 'AlwaysAllow' },
    cgroupDriver: 'cgroupfs',
    cgroupRoot: `/${cgroupName(settings)}`,
    failCgroupV1: false,
    failSwapOn: false,
    podPidsLimit: 256,
    containerRuntimeEndpoint: `unix://${folder}/containerd.sock`,
    resolvConf: join(folder, 'resolv.conf'),
    podLogsDir: join(folder, 'pods'),
    volumePluginDir: join(folder, 'plugins'),
    staticPodPath: join(folder, 'manifests'),
    evictionHard: {
      'memory.available': '100Mi',
      'nodefs.available': '1%',
      'imagefs.available': '1%',
    },
    serializeImagePulls: false,
    registryPullQPS: 0,
    maxPods: 200,
  };
}

function proxyFile({ folder, podRange }: ClusterSettings) {
  return {
    apiVersion: 'kubeproxy.config.k8s.io/v1alpha1',
    kind: 'KubeProxyConfiguration',
    mode: 'iptables',
    clusterCIDR: podRange,
    hostnameOverride: 'halyard',
    clientConnection: { kubeconfig: join(folder, 'kubeconfig.proxy') },
    // The limits of the machine are its own.
    conntrack: { maxPerCore: 0, min: 0, tcpEstablishedTimeout: '0s', tcpCloseWaitTimeout: '0s' },
  };
}
