import type { AuthConfigObject } from 'dockerode';
import type { DockerConfig } from '../../../config-containers.ts';

const DEFAULT_REGISTRY = 'docker.io';

/** The registry of an image, as Docker reads its name. */
export function registryOf(image: string): string {
  const [first = '', ...rest] = image.split('/');
  const isHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
  return isHost ? first : DEFAULT_REGISTRY;
}

/** What the registry of an image is told; undefined for nothing. */
export function credentialsFor(
  registries: DockerConfig['registries'],
  image: string,
): AuthConfigObject | undefined {
  const registry = registryOf(image);
  const [host = ''] = registry.split(':');
  const found = registries[registry] ?? registries[host];
  return found && { username: found.user, password: found.password, serveraddress: registry };
}
