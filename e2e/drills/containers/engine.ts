import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ENGINE_ADDRESS } from '../../fixtures/test-image.ts';
import { createEngineClient, type EngineClient } from './engine-client.ts';

const READY_TIMEOUT_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 100;

/** The engine under test. */
export interface Engine {
  address: string;
  client: EngineClient;
  /** Ends it with a signal and starts it again; null for one that is not ours. */
  restart: ((signal: 'SIGTERM' | 'SIGKILL') => Promise<void>) | null;
  stop: () => Promise<void>;
}

/** Why there is no engine; null if there is one. */
export function whyNoEngine(): string | null {
  if (!existsSync('/bin/busybox')) return 'Debian’s busybox-static is missing';
  if (ENGINE_ADDRESS !== undefined) return null;
  if (process.getuid?.() !== 0)
    return 'TEST_CONTAINER_ADDRESS is not set, and only root starts one';
  const { error } = spawnSync('dockerd', ['--version']);
  return error ? 'TEST_CONTAINER_ADDRESS is not set, and dockerd is not installed' : null;
}

/** The engine at TEST_CONTAINER_ADDRESS, else one of our own. */
export async function openEngine(): Promise<Engine> {
  if (ENGINE_ADDRESS === undefined) return startOwn();
  return {
    address: ENGINE_ADDRESS,
    client: createEngineClient(ENGINE_ADDRESS),
    restart: null,
    stop: async () => undefined,
  };
}

async function startOwn(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-engine-'));
  const address = `unix://${join(folder, 'docker.sock')}`;
  const client = createEngineClient(address);
  let daemon = launch(folder, address);

  async function restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await end(daemon, signal);
    if (signal === 'SIGKILL') await endContainerd(folder);
    daemon = launch(folder, address);
    await untilReady(client, daemon);
  }

  async function stop(): Promise<void> {
    await end(daemon, 'SIGTERM');
    await endShims(folder);
    await unmountBelow(folder);
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await untilReady(client, daemon);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, client, restart, stop };
}

function launch(folder: string, address: string): ChildProcess {
  const files = {
    host: address,
    'data-root': join(folder, 'data'),
    'exec-root': join(folder, 'exec'),
    pidfile: join(folder, 'pid'),
    // Another engine of this machine keeps its docker0.
    bridge: 'none',
    'log-level': 'fatal',
  };
  const words = Object.entries(files).flatMap(([name, value]) => [`--${name}`, value]);
  return spawn('dockerd', words, { stdio: 'ignore' });
}

async function untilReady(client: EngineClient, daemon: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MILLISECONDS;
  while (daemon.exitCode === null && performance.now() < deadline) {
    const isReady = await client.ping().then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await pause(POLL_MILLISECONDS);
  }
  throw new Error('dockerd did not become ready.');
}

async function end(daemon: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return;
  const ended = once(daemon, 'exit');
  daemon.kill(signal);
  await ended;
}

/**
 * It ends with a killed engine. The next one would wait for it in vain where nobody reaps orphans, so
 * that its process seems to be alive.
 */
async function endContainerd(folder: string): Promise<void> {
  const file = join(folder, 'exec/containerd/containerd.pid');
  const pid = Number(await readFile(file, 'utf8').catch(() => '0'));
  if (pid > 0) process.kill(pid, 'SIGKILL');
  await rm(file, { force: true });
}

/** A container that was starting when its engine was killed belongs to nobody: it and its keeper run on. */
async function endShims(folder: string): Promise<void> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes('containerd-shim') || !command.includes(`${folder}/`)) continue;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
    for (const victim of [...children.split(' ').filter(Boolean), pid])
      spawnSync('kill', ['-KILL', victim]);
  }
}

/** What an engine has mounted stays mounted if it is killed. */
async function unmountBelow(folder: string): Promise<void> {
  const mounts = (await readFile('/proc/mounts', 'utf8'))
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((path) => path.startsWith(`${folder}/`));
  for (const path of mounts.toReversed()) spawnSync('umount', ['--lazy', path]);
}
