import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';
import { networkInterfaces } from 'node:os';
import type Docker from 'dockerode';
import type { createDockerNetworks } from './part-networks.ts';
import { type DockerSettings, probeLabel, probeOptions } from './part-options.ts';
import { importImage } from './part-pulls.ts';
import { endOfLog } from './part-readings.ts';
import {
  type Architecture,
  archiveProgram,
  makeProbeProgram,
  type Target,
} from '../part-probe-program.ts';

/** Where clouds tell a machine its secrets. */
const METADATA: Target = { host: '169.254.169.254', port: 80 };
/** What often listens on a machine. A port that is closed answers too, unless a firewall is in between. */
const PORTS = [22, 80, 443, 2375, 2376];
const MOST_OWN_ADDRESSES = 16;
/** Older probes were left by processes that have ended. */
const OLD_SECONDS = 600;
/** Refuses in the probe itself: without its answer nothing has been found out. */
const CONTROL: Target = { host: '127.0.0.1', port: 1 };

const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('100.64.0.0', 10);

interface IsolationParts {
  docker: Docker;
  networks: ReturnType<typeof createDockerNetworks>;
  settings: DockerSettings & { address: string };
}

/**
 * The addresses that containers reach and should not: of the engine's machine, and link-local ones.
 * A container in each network tries them. Throws when that cannot be found out.
 */
export async function findReachable({
  docker,
  networks,
  settings,
}: IsolationParts): Promise<string[]> {
  await removeLeft(docker, settings);
  const ids = await networks.findAll();
  const targets = await findTargets(docker, ids, settings.address);
  const image = await importProgram(docker, targets);
  try {
    const answers = await Promise.all(ids.map((id) => probe(docker, { ...settings, image, id })));
    return reachedOf(targets, answers);
  } finally {
    await docker.getImage(image).remove();
  }
}

async function removeLeft(docker: Docker, settings: DockerSettings): Promise<void> {
  const filters = { label: [probeLabel(settings)] };
  const oldest = Date.now() / 1000 - OLD_SECONDS;
  for (const { Id, ImageID, Created } of await docker.listContainers({ all: true, filters })) {
    if (Created > oldest) continue;
    await docker.getContainer(Id).remove({ force: true, v: true });
    await docker.getImage(ImageID).remove({ force: true });
  }
}

async function findTargets(docker: Docker, ids: string[], address: string): Promise<Target[]> {
  const inspected = await Promise.all(ids.map((id) => docker.getNetwork(id).inspect()));
  const gateways = inspected.flatMap(({ IPAM }) =>
    (IPAM?.Config ?? []).map((config) => String(config['Gateway'])),
  );
  const url = new URL(address);
  const own = url.protocol === 'unix:' ? findOwn() : await findRemote(url.hostname);
  const hosts = [...new Set([...gateways, ...own])].filter(isIpv4);
  const ports = url.port === '' ? PORTS : [...new Set([...PORTS, Number(url.port)])];
  return [CONTROL, METADATA, ...hosts.flatMap((host) => ports.map((port) => ({ host, port })))];
}

/**
 * Private addresses of this machine, which is the engine's unless a tunnel leads there: then its
 * public ones are those of a site that anybody reaches.
 */
function findOwn(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .filter(isPrivate)
    .slice(0, MOST_OWN_ADDRESSES);
}

async function findRemote(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true, family: 4 });
  // A tunnel ends at this machine, and in the probe would be the probe itself.
  return found.map(({ address }) => address).filter((address) => !address.startsWith('127.'));
}

/** Whether an IPv4 address is in a range that `deploy/docker-firewall` closes. */
export function isPrivate(address: string): boolean {
  return PRIVATE.check(address);
}

function isIpv4(address: string): boolean {
  return /^\d+(\.\d+){3}$/.test(address);
}

/** Makes an image of the program alone; its id. */
async function importProgram(docker: Docker, targets: readonly Target[]): Promise<string> {
  const { Architecture: architecture } = (await docker.info()) as { Architecture: string };
  if (!isKnown(architecture)) throw new Error(`There is no probe for ${architecture}.`);
  const archive = archiveProgram('probe', makeProbeProgram(architecture, targets));
  return importImage(docker, archive, 'CMD ["/probe"]');
}

function isKnown(architecture: string): architecture is Architecture {
  return architecture === 'x86_64' || architecture === 'aarch64';
}

/** What the program says in a network. */
async function probe(
  docker: Docker,
  place: DockerSettings & { image: string; id: string },
): Promise<string> {
  const container = await docker.createContainer(probeOptions(place, place.image, place.id));
  try {
    await container.start();
    await container.wait();
    const frames = await container.logs({ stdout: true, follow: false });
    return endOfLog(frames, frames.length);
  } finally {
    await container.remove({ force: true, v: true });
  }
}

/** The addresses that have answered in any network. */
export function reachedOf(targets: readonly Target[], answers: readonly string[]): string[] {
  for (const answer of answers) {
    if (answer.length !== targets.length || !answer.startsWith('1'))
      throw new Error('The probe container has not worked.');
  }
  const reached = targets.filter(
    (_, index) => index > 0 && answers.some((all) => all[index] === '1'),
  );
  return [...new Set(reached.map(({ host }) => host))];
}
