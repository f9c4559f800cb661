import { createHash } from 'node:crypto';
import type { ContainerCreateOptions, NetworkCreateOptions } from 'dockerode';
import type { NetworkMode } from '@halyard/sdk/rules';
import { type ContainerSpec, ROOT_CAPABILITIES } from '../part-engine.ts';

export const SITE_LABEL = 'halyard.site';
export const NAME_LABEL = 'halyard.container';
/** Label of a probe. It belongs to a site too, but to no row. */
const PROBE_LABEL = 'halyard.probe';

const MEGABYTE = 2 ** 20;
const NANO_CPUS_OF_A_TENTH = 1e8;

export interface DockerSettings {
  /** The id of this installation, so that several can share an engine. */
  site: string;
  networkPrefix: string;
  pidsLimit: number;
}

export function containerName(name: string): string {
  return `halyard-${name}`;
}

export function networkName({ networkPrefix }: DockerSettings, mode: NetworkMode): string {
  return `${networkPrefix}-${mode.toLowerCase()}`;
}

/** Names of interfaces have at most 15 characters, ending included. */
const LONGEST_BASE = 10;
const BRIDGE_ENDINGS = { Open: 'open', Isolated: 'isol' };

/** The interface of a network at the engine's machine. `deploy/docker-firewall` makes the same name. */
export function bridgeName(
  { networkPrefix }: Pick<DockerSettings, 'networkPrefix'>,
  mode: Exclude<NetworkMode, 'Custom'>,
): string {
  const base =
    networkPrefix.length <= LONGEST_BASE
      ? networkPrefix
      : createHash('sha256').update(networkPrefix).digest('hex').slice(0, LONGEST_BASE);
  return `${base}-${BRIDGE_ENDINGS[mode]}`;
}

/**
 * A bridge on which containers do not reach each other. Without masquerading nothing answers what
 * they send beyond it, while ports that are published still work.
 */
export function networkOptions(
  settings: DockerSettings,
  mode: Exclude<NetworkMode, 'Custom'>,
): NetworkCreateOptions {
  return {
    Name: networkName(settings, mode),
    Driver: 'bridge',
    Labels: { [SITE_LABEL]: settings.site },
    Options: {
      'com.docker.network.bridge.name': bridgeName(settings, mode),
      'com.docker.network.bridge.enable_icc': 'false',
      ...(mode === 'Isolated' && { 'com.docker.network.bridge.enable_ip_masquerade': 'false' }),
    },
  };
}

interface Placement {
  network: string;
  limitsStorage: boolean;
  /** The address of the host at which the port is published. */
  hostIp: string;
}

export function createOptions(
  settings: DockerSettings,
  spec: ContainerSpec,
  { network, limitsStorage, hostIp }: Placement,
): ContainerCreateOptions {
  const port = `${spec.port}/tcp`;
  const memory = spec.memoryMegabytes * MEGABYTE;
  return {
    name: containerName(spec.name),
    Image: spec.image,
    Env: Object.entries(spec.variables).map(([name, value]) => `${name}=${value}`),
    Labels: { [SITE_LABEL]: settings.site, [NAME_LABEL]: spec.name },
    ExposedPorts: { [port]: {} },
    HostConfig: {
      NetworkMode: network,
      PortBindings: { [port]: [{ HostIp: hostIp, HostPort: '0' }] },
      Memory: memory,
      MemorySwap: memory,
      NanoCpus: spec.cpuTenths * NANO_CPUS_OF_A_TENTH,
      PidsLimit: settings.pidsLimit,
      CapDrop: ['ALL'],
      CapAdd: [...ROOT_CAPABILITIES],
      SecurityOpt: ['no-new-privileges'],
      RestartPolicy: { Name: 'no' },
      LogConfig: { Type: 'json-file', Config: { 'max-size': '1m', 'max-file': '1' } },
      ...(limitsStorage &&
        spec.storageMegabytes > 0 && { StorageOpt: { size: `${spec.storageMegabytes}M` } }),
    },
  };
}

/** By which the probes of a site are found. */
export function probeLabel({ site }: Pick<DockerSettings, 'site'>): string {
  return `${PROBE_LABEL}=${site}`;
}

const PROBE_MEGABYTES = 16;

/** A container that looks around in a network, and ends. */
export function probeOptions(
  { site, pidsLimit }: DockerSettings,
  image: string,
  network: string,
): ContainerCreateOptions {
  const memory = PROBE_MEGABYTES * MEGABYTE;
  return {
    Image: image,
    Labels: { [PROBE_LABEL]: site },
    HostConfig: {
      NetworkMode: network,
      Memory: memory,
      MemorySwap: memory,
      PidsLimit: pidsLimit,
      CapDrop: ['ALL'],
      SecurityOpt: ['no-new-privileges'],
      ReadonlyRootfs: true,
      LogConfig: { Type: 'json-file', Config: {} },
    },
  };
}
