import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
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
  /** The address at which ports of nodes answer. */
  nodeAddress: string;
  /** Ends processes of the cluster by their names, and resolves when they are back and ready. */
  restart: (signal: 'SIGTERM' | 'SIGKILL', names: readonly string[]) => Promise<void>;
  /** Ends all of it, and removes what it has written. */
  stop: () => Promise<void>;
  /** Resolves when it has ended, also by itself. */
  ended: Promise<void>;
}

/** The process that starts all others, and the lines that it writes. */
interface Inside {
  child: ChildProcessByStdio<Writable, Readable, null>;
  lines: Interface;
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
  let inside: Inside | null = null;
  const ended = Promise.withResolvers<void>();
  const stop = async () => {
    const child = inside?.child;
    if (child?.exitCode === null && child.signalCode === null) {
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
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
    inside = spawnInside(settings);
    // Other programs find the network of the node by the number of this process.
    writeFileSync(join(folder, 'pid'), String(inside.child.pid));
    await askInside(inside, null, 'waiting');
    connectLink(settings, inside.child.pid ?? 0);
    await askInside(inside, 'go', 'ready');
  } catch (error) {
    await stop();
    throw error;
  }
  const running = inside;
  running.child.once('exit', () => ended.resolve());
  const { nodeAddress } = settings;
  return {
    folder,
    kubeconfig: join(folder, 'kubeconfig'),
    nodeAddress,
    restart: (signal, names) =>
      askInside(running, `restart ${signal} ${names.join(' ')}`, 'restarted'),
    stop,
    ended: ended.promise,
  };
}

/** All of the cluster runs in namespaces of its own. Their first process is a shell: it reaps what others leave. */
function spawnInside(settings: ClusterSettings): Inside {
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const program = join(import.meta.dirname, 'inside.ts');
  const shell = ['sh', '-c', '"$@"; exit $?', 'sh'];
  const child = spawn(
    'unshare',
    [...namespaces, ...shell, process.execPath, program, settings.folder],
    // A Ctrl-C is for this process, which then ends that one.
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  );
  return { child, lines: createInterface({ input: child.stdout }) };
}

/** Sends a line to the inside, if there is one to send, and resolves when it answers with another. */
function askInside(inside: Inside, question: string | null, answer: string): Promise<void> {
  return new Promise((resolve, reject) => {
    inside.child.once('error', reject);
    inside.child.once('exit', () => reject(new Error('The cluster has ended.')));
    inside.lines.on('line', function read(line) {
      if (line !== answer) return;
      inside.lines.off('line', read);
      resolve();
    });
    if (question !== null) inside.child.stdin.write(`${question}\n`);
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
