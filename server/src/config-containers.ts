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

/** How players reach containers. */
export interface ProxyConfig {
  readonly portMapping: Settings['CONTAINER_PORT_MAPPING'];
  /** Whether the id of a container is not enough for anybody. */
  readonly requiresTicket: boolean;
  /** Connections in one process. */
  readonly perContainer: number;
  readonly perTeam: number;
  readonly idleMilliseconds: number;
}

/** How much captured traffic is kept. */
export interface CaptureConfig {
  readonly fileBytes: number;
  /** Of one team and challenge. */
  readonly teamFiles: number;
  readonly teamBytes: number;
  readonly gameBytes: number;
  readonly keepDays: number;
}

const MEBIBYTE = 2 ** 20;

export function toCaptureConfig(settings: Settings): CaptureConfig {
  return {
    fileBytes: settings.CAPTURE_FILE_MB * MEBIBYTE,
    teamFiles: settings.CAPTURE_TEAM_FILES,
    teamBytes: settings.CAPTURE_TEAM_MB * MEBIBYTE,
    gameBytes: settings.CAPTURE_GAME_MB * MEBIBYTE,
    keepDays: settings.CAPTURE_KEEP_DAYS,
  };
}

export function toProxyConfig(settings: Settings): ProxyConfig {
  return {
    portMapping: settings.CONTAINER_PORT_MAPPING,
    requiresTicket: settings.PROXY_REQUIRE_TICKET,
    perContainer: settings.PROXY_CONTAINER_CONNECTIONS,
    perTeam: settings.PROXY_TEAM_CONNECTIONS,
    idleMilliseconds: settings.PROXY_IDLE_MINUTES * 60_000,
  };
}

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
