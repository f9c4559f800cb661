import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ENGINE_ADDRESS, FLAG_PORT, makeTeamImage, TEAM_IMAGE } from '../../fixtures/test-image.ts';
import { untilAnswers } from './answers.ts';
import { createDockerClient, type DockerClient, type Listed } from './docker-client.ts';
import type { Engine, Maker } from './engine.ts';
import type { SeenContainer } from './judge.ts';

const HOST = '127.0.0.1';
const READY_TIMEOUT_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 100;

/** The reason why there is no Docker; null if there is. */
export function whyNoDocker(): string | null {
  if (ENGINE_ADDRESS !== undefined) return null;
  if (process.getuid?.() !== 0)
    return 'TEST_CONTAINER_ADDRESS is not set, and only root starts an engine';
  const { error } = spawnSync('dockerd', ['--version']);
  return error ? 'TEST_CONTAINER_ADDRESS is not set, and dockerd is not installed' : null;
}

/** Docker at TEST_CONTAINER_ADDRESS, else one of our own. */
export async function openDocker(): Promise<Engine> {
  const daemon = ENGINE_ADDRESS === undefined ? await startOwn() : notOurs(ENGINE_ADDRESS);
  const { address, restart, stop } = daemon;
  const client = createDockerClient(address);
  try {
    await makeTeamImage(address);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    environment: {
      CONTAINER_ENGINE: 'Docker',
      CONTAINER_ADDRESS: address,
      CONTAINER_ALLOW_UNISOLATED: 'on',
    },
    host: HOST,
    list: async (site) => (await client.list(labelOf(site))).map(toContainer),
    networks: async (site) => (await client.networks(labelOf(site))).map(({ Name }) => Name),
    copyFirst: (site) => copyFirst(client, site),
    async findTaken(ports) {
      const states = await Promise.all(
        ports.map(async (port) => ({ port, free: await isFree(port) })),
      );
      return states.filter(({ free }) => !free).map(({ port }) => port);
    },
    restart,
    async clean(site) {
      for (const label of [labelOf(site), `halyard.probe=${site}`])
        for (const { Id } of await client.list(label)) await client.remove(Id);
      for (const { Id } of await client.networks(labelOf(site))) await client.removeNetwork(Id);
    },
    stop,
  };
}

function labelOf(site: string): string {
  return `halyard.site=${site}`;
}

function toContainer({ State, Labels, Ports }: Listed): SeenContainer {
  return {
    name: Labels['halyard.container'] ?? '',
    isRunning: State === 'running',
    // Ports of IPv6 have numbers of their own.
    ports: Ports.flatMap(({ IP, PublicPort }) => (IP?.includes(':') ? [] : (PublicPort ?? []))),
  };
}

async function copyFirst(client: DockerClient, site: string): Promise<Maker> {
  const [first] = await client.list(labelOf(site));
  if (!first) throw new Error('The site has no container at the engine.');
  const { HostConfig } = await client.inspect(first.Id);
  const exposed = `${FLAG_PORT}/tcp`;
  const body = {
    Image: TEAM_IMAGE,
    HostConfig,
    ExposedPorts: { [exposed]: {} },
    Env: ['TEAM_ID=0'],
  };
  return {
    async make() {
      const id = await client.create(body);
      await client.start(id);
      return id;
    },
    async untilAnswers(id) {
      const { NetworkSettings: network } = await client.inspect(id);
      await untilAnswers(HOST, Number(network.Ports[exposed]?.[0]?.HostPort));
    },
    remove: (id) => client.remove(id),
  };
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '0.0.0.0', () => server.close(() => resolve(true)));
  });
}

type Daemon = Pick<Engine, 'restart' | 'stop'> & { address: string };

function notOurs(address: string): Daemon {
  return { address, restart: null, stop: async () => undefined };
}

async function startOwn(): Promise<Daemon> {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-engine-'));
  const address = `unix://${join(folder, 'docker.sock')}`;
  const client = createDockerClient(address);
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
  return { address, restart, stop };
}

function launch(folder: string, address: string): ChildProcess {
  const files = {
    host: address,
    'data-root': join(folder, 'data'),
    'exec-root': join(folder, 'exec'),
    pidfile: join(folder, 'pid'),
    // The name docker0 belongs to another engine of this machine.
    bridge: 'none',
    'log-level': 'fatal',
  };
  const words = Object.entries(files).flatMap(([name, value]) => [`--${name}`, value]);
  return spawn('dockerd', words, { stdio: 'ignore' });
}

async function untilReady(client: DockerClient, daemon: ChildProcess): Promise<void> {
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
