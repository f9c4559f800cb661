import { setTimeout as sleep } from 'node:timers/promises';
import type Docker from 'dockerode';
import type { NetworkMode } from '@halyard/sdk/rules';
import { type DockerSettings, networkName, networkOptions } from './part-options.ts';
import { EngineError } from '../part-engine.ts';

const WAITS = [50, 100, 200, 400];

/** The networks of containers, one for each mode. */
export function createDockerNetworks(docker: Docker, settings: DockerSettings) {
  const searches = new Map<NetworkMode, Promise<string>>();

  /** The ids of the networks of a name, the oldest first. */
  async function list(name: string): Promise<string[]> {
    const found = await docker.listNetworks({ filters: { name: [name] } });
    return found
      .filter(({ Name }) => Name === name)
      .toSorted((one, other) =>
        `${one.Created} ${one.Id}`.localeCompare(`${other.Created} ${other.Id}`),
      )
      .map(({ Id }) => Id);
  }

  async function search(mode: NetworkMode): Promise<string> {
    const name = networkName(settings, mode);
    const [found] = await list(name);
    if (found !== undefined) return found;
    if (mode === 'Custom') throw new EngineError('Refused', `The network ${name} does not exist.`);
    return make(mode, name);
  }

  async function make(mode: Exclude<NetworkMode, 'Custom'>, name: string): Promise<string> {
    try {
      const made = await docker.createNetwork(networkOptions(settings, mode));
      // Docker lets two processes make two networks of one name at the same time: the older one stays.
      const [oldest = made.id] = await list(name);
      if (oldest !== made.id) await made.remove();
      return oldest;
    } catch (error) {
      const made = await findMade(name);
      if (made === undefined) throw error;
      return made;
    }
  }

  /** Docker refuses a second network for one bridge, a moment before it lists the first. */
  async function findMade(name: string): Promise<string | undefined> {
    for (const milliseconds of WAITS) {
      const [found] = await list(name);
      if (found !== undefined) return found;
      await sleep(milliseconds);
    }
    return undefined;
  }

  /** The id of the network of a mode; makes it when it is missing. */
  function find(mode: NetworkMode): Promise<string> {
    const running = searches.get(mode) ?? search(mode).finally(() => searches.delete(mode));
    searches.set(mode, running);
    return running;
  }

  return {
    find,
    /** The ids of the networks of all modes; that of Custom only if somebody has made it. */
    async findAll(): Promise<string[]> {
      const [custom] = await list(networkName(settings, 'Custom'));
      const own = await Promise.all([find('Open'), find('Isolated')]);
      return custom === undefined ? own : [...own, custom];
    },
  };
}
