import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildCilium, ciliumFolder } from './cilium.ts';
import { createCgroups, removeCgroups } from './cgroups.ts';
import { writeConfigFiles } from './config-files.ts';
import { writeProgramImage } from './images.ts';
import { buildPrograms, findMissing, programFolder } from './programs.ts';
import { type ClusterSettings, clusterSettings, linkName, SANDBOX_IMAGE } from './settings.ts';

export interface Cluster {
  /** Has `kubeconfig` and `containerd.sock`. */
  folder: string;
  kubeconfig: string;
  /** Where ports of nodes answer. */
  nodeAddress: string;
  /** Ends all of it, and removes what it has written. */
  stop: () => Promise<void>;
  /** Resolves when it has ended, also by itself. */
  ended: Promise<void>;
}

/**
 * Starts a cluster of one node, and resolves when the node is ready. Needs the rights of root; builds
 * first what is not in the cache, which takes minutes. With `policies` network policies are enforced.
 */
export async function startCluster({ policies = false } = {}): Promise<Cluster> {
  const missing = findMissing({ policies });
  if (missing.length > 0) throw new Error(`A cluster needs ${missing.join(', ')}.`);
  buildPrograms();
  if (policies) buildCilium();
  const settings = clusterSettings({
    folder: mkdtempSync(join(tmpdir(), 'halyard-cluster-')),
    programs: programFolder(),
    cilium: policies ? ciliumFolder() : null,
  });
  const { folder } = settings;
  let child: ChildProcess | null = null;
  const ended = Promise.withResolvers<void>();
  const stop = async () => {
    if (child?.exitCode === null && child.signalCode === null) {
      const exit = new Promise((resolve) => child?.once('exit', resolve));
      child.stdin?.end();
      await exit;
    }
    await removeCgroups(settings);
    rmSync(folder, { recursive: true, force: true });
    ended.resolve();
  };
  try {
    writeConfigFiles(settings);
    const sandbox = join(settings.programs, 'sandbox');
    await writeProgramImage(join(folder, 'sandbox.tar'), sandbox, SANDBOX_IMAGE);
    createCgroups(settings);
    child = spawnInside(settings);
    // By its number others find the network of the node.
    writeFileSync(join(folder, 'pid'), String(child.pid));
    await waitUntilReady(child, settings);
  } catch (error) {
    await stop();
    throw error;
  }
  child.once('exit', () => ended.resolve());
  const { nodeAddress } = settings;
  return {
    folder,
    kubeconfig: join(folder, 'kubeconfig'),
    nodeAddress,
    stop,
    ended: ended.promise,
  };
}

/** All of the cluster runs in namespaces of its own. Their first process is a shell: it reaps what others leave. */
function spawnInside(settings: ClusterSettings): ChildProcess {
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const inside = join(import.meta.dirname, 'inside.ts');
  const shell = ['sh', '-c', '"$@"; exit $?', 'sh'];
  return spawn(
    'unshare',
    [...namespaces, ...shell, process.execPath, inside, settings.folder],
    // A Ctrl-C is for this process, which then ends that one.
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  );
}

function waitUntilReady(child: ChildProcess, settings: ClusterSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The cluster did not start.')));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready') return resolve();
      if (line !== 'waiting') return;
      try {
        connectLink(settings, child.pid ?? 0);
        child.stdin?.write('go\n');
      } catch (error) {
        reject(error);
      }
    });
  });
}

/** A link to the namespace of the cluster, and the ways to its pods and services; all go with the namespace. */
function connectLink(settings: ClusterSettings, pid: number): void {
  const { hostAddress, nodeAddress, podRange, serviceRange } = settings;
  const link = linkName(settings);
  const ip = (line: string) => execFileSync('ip', line.split(' '));
  ip(`link add ${link} type veth peer name ${link}n netns ${pid}`);
  ip(`addr add ${hostAddress}/30 dev ${link}`);
  ip(`link set ${link} up`);
  for (const range of [podRange, serviceRange]) ip(`route add ${range} via ${nodeAddress}`);
}
