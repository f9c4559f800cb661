import type { Settings } from './config-schema.ts';

/** How the containers of challenges are run; null without an engine. */
export type ContainerConfig = {
  readonly engine: 'Docker';
  readonly address: string;
  /** The host that players see. */
  readonly publicHost: string;
  readonly networkPrefix: string;
  readonly pidsLimit: number;
  /** The variables that hold the flag. */
  readonly flagVariables: readonly string[];
} | null;

export function toContainerConfig(settings: Settings): ContainerConfig {
  if (settings.CONTAINER_ENGINE === 'None') return null;
  const { PUBLIC_URL: url } = settings;
  return {
    engine: settings.CONTAINER_ENGINE,
    address: settings.CONTAINER_ADDRESS,
    publicHost:
      settings.CONTAINER_PUBLIC_HOST ?? (url === undefined ? 'localhost' : new URL(url).hostname),
    networkPrefix: settings.CONTAINER_NETWORK_PREFIX,
    pidsLimit: settings.CONTAINER_PIDS_LIMIT,
    flagVariables: ['FLAG', ...settings.CONTAINER_FLAG_VARIABLES],
  };
}
