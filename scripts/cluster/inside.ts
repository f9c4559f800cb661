// Started by start.ts in namespaces of its own (network, mounts, processes): what it starts and mounts ends with it.
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { callApi } from './api.ts';
import { removeCgroups } from './cgroups.ts';
import { writeCiliumNetwork, writeKubeconfigs } from './config-files.ts';
import { importImages } from './images.ts';
import { agent, type ClusterProcess, firstProcesses, otherProcesses } from './processes.ts';
import {
  AGENT_HEALTH_PORT,
  type ClusterSettings,
  linkName,
  NODE,
  processNamespace,
} from './settings.ts';

const READY_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 50;
/** Nodes give an API server this time to end; it would wait a minute for the clients that watch it. */
const GRACE_MILLISECONDS = 30_000;
const KUBELET_HEALTH_PORT = 10_248;

/** Settings of the whole machine that the kubelet and Cilium change; one of them cannot be changed back. */
const MACHINE_SETTINGS = [
  'kernel/keys/root_maxbytes',
  'kernel/keys/root_maxkeys',
  'kernel/panic',
  'kernel/panic_on_oops',
  'kernel/timer_migration',
  'kernel/unprivileged_bpf_disabled',
  'vm/overcommit_memory',
  'vm/panic_on_oom',
];

const settings = JSON.parse(
  readFileSync(join(process.argv[2] ?? '', 'settings.json'), 'utf8'),
) as ClusterSettings;
const children = new Map<string, ChildProcess>();
let isEnding = false;

function run(line: string): void {
  const [program = '', ...args] = line.split(' ');
  execFileSync(program, args);
}

/** Files that programs write outside of the folder of the cluster go into it, or are gone at the end. */
function hideMachine(): void {
  const { folder } = settings;
  for (const name of ['var', 'var-work']) mkdirSync(join(folder, name));
  run(
    `mount -t overlay overlay -o lowerdir=/var,upperdir=${folder}/var,workdir=${folder}/var-work /var`,
  );
  run('mount -t tmpfs tmpfs /run');
  for (const setting of MACHINE_SETTINGS.map((name) => `/proc/sys/${name}`)) {
    if (!existsSync(setting)) continue;
    const copy = join(folder, `machine.${basename(setting)}`);
    writeFileSync(copy, readFileSync(setting));
    run(`mount --bind ${copy} ${setting}`);
  }
}

function unmountBelow(folder: string): void {
  const mounts = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((path) => path.startsWith(`${folder}/`));
  for (const path of mounts.toReversed()) run(`umount --lazy ${path}`);
}

function connectLink(): void {
  run('ip link set lo up');
  run(`ip link set ${linkName(settings)}n name eth0`);
  run(`ip addr add ${settings.nodeAddress}/30 dev eth0`);
  run('ip link set eth0 up');
  run(`ip route add default via ${settings.hostAddress}`);
  run('sysctl -qw net.ipv4.ip_forward=1');
}

function start({ name, program, args, env }: ClusterProcess): void {
  const log = openSync(join(settings.folder, 'logs', `${name}.log`), 'a');
  const child = spawn(program, args, {
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
  });
  closeSync(log);
  children.set(name, child);
  child.on('error', (error) => fail(`${name}: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (children.get(name) === child) fail(`${name} ended with ${code ?? signal}.`, name);
  });
}

async function endProcess({ name }: ClusterProcess, signal: NodeJS.Signals): Promise<void> {
  const child = children.get(name);
  children.delete(name);
  if (!child) throw new Error(`${name} does not run.`);
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MILLISECONDS);
  await ended;
  clearTimeout(timer);
}

/** Ends the processes with these names, and starts them again. */
async function restart(signal: NodeJS.Signals, names: readonly string[]): Promise<void> {
  const isWanted = ({ name }: ClusterProcess) => names.includes(name);
  const first = firstProcesses(settings).filter(isWanted);
  const others = otherProcesses(settings).filter(isWanted);
  await Promise.all([...first, ...others].map((one) => endProcess(one, signal)));
  await startInOrder(first, others);
  await waitFor('The kubelet', isKubeletReady);
  console.log('restarted');
}

function fail(message: string, log?: string): void {
  if (isEnding) return;
  console.error(message);
  if (log) {
    const lines = readFileSync(join(settings.folder, 'logs', `${log}.log`), 'utf8').split('\n');
    console.error(lines.slice(-15).join('\n'));
  }
  process.exit(1);
}

/** Ends all that runs here, then removes what it has written: whoever started this may have been killed. */
async function end(): Promise<never> {
  isEnding = true;
  // The signal goes to every process that this one can see, except itself and the first.
  process.kill(-1, 'SIGKILL');
  unmountBelow(settings.folder);
  await removeCgroups(settings);
  await rm(settings.folder, { recursive: true, force: true });
  process.exit(0);
}

async function waitFor(what: string, check: () => Promise<boolean>): Promise<void> {
  const latest = performance.now() + READY_MILLISECONDS;
  for (;;) {
    if (await check().catch(() => false)) return;
    if (performance.now() > latest) throw new Error(`${what} is not ready in time.`);
    await sleep(POLL_MILLISECONDS);
  }
}

async function isApiReady(): Promise<boolean> {
  return (await callApi(settings, '/readyz')).status === 200;
}

/** Asks the kubelet itself, because what the API says of its node may be half a minute old. */
async function isKubeletReady(): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${KUBELET_HEALTH_PORT}/healthz`)).ok;
}

interface Node {
  status?: { conditions?: { type: string; status: string }[] };
  spec?: { taints?: unknown[] };
}

async function isNodeReady(): Promise<boolean> {
  const { status, body } = await callApi(settings, `/api/v1/nodes/${NODE}`);
  const node = JSON.parse(body) as Node;
  const ready = node.status?.conditions?.find(({ type }) => type === 'Ready');
  return status === 200 && ready?.status === 'True' && !node.spec?.taints;
}

/** Starts what enforces network policies. Pods wait until it is there: the first is closed in as the last is. */
async function startAgent(cilium: string): Promise<void> {
  const kubectl = join(settings.programs, 'kubectl');
  const crds = [join(cilium, 'crds/v2'), join(cilium, 'crds/v2alpha1')];
  await promisify(execFile)(kubectl, [
    `--kubeconfig=${settings.folder}/kubeconfig`,
    'apply',
    '--server-side',
    ...crds.map((folder) => `--filename=${folder}`),
  ]);
  start(agent(settings, cilium));
  await waitFor('Cilium', async () => {
    const { ok } = await fetch(`http://127.0.0.1:${AGENT_HEALTH_PORT}/healthz`, {
      headers: { brief: 'true' },
    });
    return ok;
  });
  writeCiliumNetwork(settings);
}

/** A kubelet ends where no containerd answers. */
async function startInOrder(
  first: readonly ClusterProcess[],
  others: readonly ClusterProcess[],
): Promise<void> {
  for (const one of first) start(one);
  const socket = join(settings.folder, 'containerd.sock');
  const archive = join(settings.folder, 'sandbox.tar');
  await Promise.all([
    waitFor('containerd', async () => {
      await importImages(socket, archive);
      return true;
    }),
    waitFor('The API server', isApiReady),
  ]);
  writeKubeconfigs(settings);
  for (const one of others) start(one);
}

async function startAll(): Promise<void> {
  connectLink();
  await startInOrder(firstProcesses(settings), otherProcesses(settings));
  if (settings.cilium !== null) await startAgent(settings.cilium);
  await waitFor('The node', isNodeReady);
  await waitFor('The default account', async () => {
    const { status } = await callApi(
      settings,
      '/api/v1/namespaces/default/serviceaccounts/default',
    );
    return status === 200;
  });
  console.log('ready');
}

// At the end all processes that this one sees are killed.
if (processNamespace() === settings.outside) throw new Error('This runs in namespaces only.');
hideMachine();
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const [command, signal, ...names] = line.split(' ');
  // At the first line the other side has moved one end of the link into this namespace.
  const work = command === 'go' ? startAll() : restart(signal as NodeJS.Signals, names);
  work.catch((error: unknown) => fail(String(error)));
});
// It has ended, or wants this to end.
lines.once('close', () => void end());
console.log('waiting');
