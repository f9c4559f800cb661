import Docker from 'dockerode';
import type { DockerConfig } from '../../../config-containers.ts';
import { explained, ifThere, statusOf } from './part-errors.ts';
import { createDockerHolder } from './part-holder.ts';
import { findReachable } from './part-isolation.ts';
import { createDockerNetworks } from './part-networks.ts';
import {
  containerName,
  createOptions,
  type DockerSettings,
  NAME_LABEL,
  SITE_LABEL,
} from './part-options.ts';
import { createDockerPulls } from './part-pulls.ts';
import { createDockerReadings } from './part-readings.ts';
import {
  type ContainerEngine,
  type ContainerSpec,
  type EngineContainer,
  EngineError,
  type StartedContainer,
} from '../part-engine.ts';

export interface DockerOptions extends DockerSettings {
  /** `unix:///PATH` or `http://HOST:PORT`. */
  address: string;
  publicHost: string;
  registries?: DockerConfig['registries'];
  /** Whether only this server connects to containers. */
  isProxied?: boolean;
}

/** No answer of the engine takes longer, except that to a pull. */
const ANSWER_MILLISECONDS = 30_000;
const PULL_MILLISECONDS = 15 * 60_000;

/** Docker, on this machine or another. */
export function createDockerEngine(options: DockerOptions): ContainerEngine {
  const docker = connect(options.address, ANSWER_MILLISECONDS);
  const pulls = createDockerPulls(
    connect(options.address, PULL_MILLISECONDS),
    options.registries ?? {},
  );
  const networks = createDockerNetworks(docker, options);
  const filters = { label: [`${SITE_LABEL}=${options.site}`] };
  // Only this machine needs to reach a port that the proxy connects to. Over IPv6 Docker would publish
  // a container under another port, which may be that of another team over IPv4.
  const hostIp = options.isProxied && isLocal(options.address) ? '127.0.0.1' : '0.0.0.0';
  // Few storage drivers can limit what a container writes; null until one was asked to.
  let limitsStorage: boolean | null = null;

  async function create(spec: ContainerSpec, network: string): Promise<Docker.Container> {
    const attempt = async (isLimited: boolean) =>
      docker.createContainer(
        createOptions(options, spec, { network, limitsStorage: isLimited, hostIp }),
      );
    // Several may find out at the same time, so each decides by what it has asked for itself.
    const isLimited = limitsStorage ?? true;
    try {
      const container = await attempt(isLimited);
      if (spec.storageMegabytes > 0) limitsStorage = isLimited;
      return container;
    } catch (error) {
      if (!isLimited || !/storage-opt|storage driver/i.test(String(error))) throw error;
      limitsStorage = false;
      return attempt(false);
    }
  }

  async function runNew(spec: ContainerSpec) {
    const container = await create(spec, await networks.find(spec.networkMode));
    await container.start();
    return addressesOf(await container.inspect(), spec.port, options);
  }

  return {
    fetchImage: (image, onProgress) =>
      explained(async () => {
        try {
          await docker.getImage(image).inspect();
        } catch (error) {
          if (statusOf(error) !== 404) throw error;
          await pulls.pull(image, onProgress);
        }
      }),
    start: (spec) => explained(() => runNew(spec)),
    isRunning: (name) =>
      explained(async () => {
        const info = await ifThere(docker.getContainer(containerName(name)).inspect());
        return info?.State.Running ?? false;
      }),
    remove: (name) =>
      explained(async () => {
        try {
          await docker.getContainer(containerName(name)).remove({ force: true, v: true });
        } catch (error) {
          // Gone, or another process is just removing it.
          if (![404, 409].includes(statusOf(error) ?? 0)) throw error;
        }
      }),
    list: () =>
      explained(async () => {
        const found = await docker.listContainers({ all: true, filters });
        return found.map(toEngineContainer);
      }),
    ...createDockerReadings(docker),
    findStorageLimit: () =>
      explained(async () => {
        if (limitsStorage === true) return 'Refused';
        return limitsStorage === false || !(await mayLimitStorage(docker)) ? 'Measured' : 'Unknown';
      }),
    findReachable: () => explained(() => findReachable({ docker, networks, settings: options })),
    ...createDockerHolder(docker, options.site),
  };
}

function toEngineContainer({ Labels, State, Created }: Docker.ContainerInfo): EngineContainer {
  return {
    name: Labels[NAME_LABEL] ?? '',
    isRunning: State === 'running',
    createdAt: Created * 1000,
    isOverStorage: false,
  };
}

/** Whether the storage driver can limit what containers write: overlay2 only on XFS, if that is mounted for it. */
async function mayLimitStorage(docker: Docker): Promise<boolean> {
  const { Driver, DriverStatus } = (await docker.info()) as {
    Driver: string;
    DriverStatus?: [string, string][] | null;
  };
  if (Driver !== 'overlay2') return true;
  return (
    DriverStatus?.some(([key, value]) => key === 'Backing Filesystem' && value === 'xfs') ?? true
  );
}

function connect(address: string, timeout: number): Docker {
  const url = new URL(address);
  if (url.protocol === 'unix:') return new Docker({ socketPath: url.pathname, timeout });
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  return new Docker({ protocol, host: url.hostname, port: url.port || 2375, timeout });
}

function isLocal(address: string): boolean {
  return new URL(address).protocol === 'unix:';
}

function addressesOf(
  info: Docker.ContainerInspectInfo,
  port: number,
  { address, publicHost }: DockerOptions,
): StartedContainer {
  const { Ports, Networks } = info.NetworkSettings;
  const hostPort = Number(Ports[`${port}/tcp`]?.[0]?.HostPort);
  if (!info.State.Running) throw new EngineError('Exited', 'The program of the container ended.');
  if (!hostPort) throw new EngineError('Refused', 'The engine has published no port.');
  const [network] = Object.values(Networks);
  const { hostname } = new URL(address);
  const isHere = isLocal(address);
  return {
    engineId: info.Id.slice(0, 12),
    published: { host: publicHost, port: hostPort },
    local: {
      own: isHere && network?.IPAddress ? { host: network.IPAddress, port } : null,
      published: { host: isHere ? '127.0.0.1' : hostname, port: hostPort },
    },
  };
}
