import { type CallDocker, createDockerApi, filtersOf } from '../../docker/api.ts';
import { canRunServices } from './images.ts';

/** The address at which Docker answers unless a setting says otherwise. */
const DEFAULT_ADDRESS = 'unix:///var/run/docker.sock';

/** The engine that runs the services of the demo. */
export interface ServiceEngine {
  call: CallDocker;
  /** Tells the server of it. */
  environment: Record<string, string>;
  /** Removes the containers and networks of the demo, not its images. */
  clean: () => Promise<void>;
}

/**
 * The Docker that the settings of the server name, or that of this machine; null where none answers that could
 * run the services.
 * @param port of the demo: demos at the same time must not remove each other's containers
 */
export async function findServiceEngine(
  settings: NodeJS.ProcessEnv,
  port: number,
): Promise<ServiceEngine | null> {
  if (!['Docker', '', undefined].includes(settings['CONTAINER_ENGINE'])) return null;
  const address = settings['CONTAINER_ADDRESS'] || DEFAULT_ADDRESS;
  const call = createDockerApi(address);
  if (!(await canRunServices(call))) return null;
  // The prefix is never that of a real site, whose containers would be removed with those of the demo.
  const prefix = `halyard-demo-${port}`;
  return {
    call,
    environment: {
      CONTAINER_ENGINE: 'Docker',
      CONTAINER_ALLOW_UNISOLATED: 'on',
      CONTAINER_ADDRESS: address,
      CONTAINER_NETWORK_PREFIX: prefix,
    },
    clean: () => removeNetworks(call, [`${prefix}-open`, `${prefix}-isolated`]),
  };
}

async function removeNetworks(call: CallDocker, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const query = filtersOf({ network: [name] });
    const list = await call({ method: 'GET', path: `/containers/json?all=true&${query}` });
    for (const { Id } of JSON.parse(list) as { Id: string }[])
      await call({ method: 'DELETE', path: `/containers/${Id}?force=true&v=true` });
    // The server makes a network with the first container that needs it.
    await call({ method: 'DELETE', path: `/networks/${name}` }).catch(() => undefined);
  }
}
