import type { Settings } from './config-schema.ts';
import type { Registries } from './config-schema-containers.ts';

interface AnyContainerConfig {
  /** The host that players see. */
  readonly publicHost: string;
  readonly networkPrefix: string;
  /** The variables that hold the flag. */
  readonly flagVariables: readonly string[];
  /** Whether containers also get the variables of GZCTF. */
  readonly referenceNames: boolean;
  /** Whether containers start although they reach the engine's machine. */
  readonly allowsUnisolated: boolean;
  /** Whether this site holds the engine from its start on, whichever copy has held it. */
  readonly takesOver: boolean;
}

export interface DockerConfig extends AnyContainerConfig {
  readonly engine: 'Docker';
  readonly address: string;
  readonly pidsLimit: number;
  readonly registries: Registries;
}

export interface KubernetesConfig extends AnyContainerConfig {
  readonly engine: 'Kubernetes';
  /** A path; undefined for the service account of the pod of this server. */
  readonly kubeconfig: string | undefined;
  readonly namespace: string;
  readonly deniedRanges: readonly string[];
  readonly nameservers: readonly string[];
  readonly allowsRoot: boolean;
}

/** How the containers of challenges are run; null without an engine. */
export type ContainerConfig = DockerConfig | KubernetesConfig | null;

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
  /** Most files of one team and challenge. */
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

const DOCKER_SETTINGS = ['CONTAINER_ADDRESS', 'CONTAINER_REGISTRIES'] as const;
const KUBERNETES_SETTINGS = ['CONTAINER_KUBECONFIG', 'CONTAINER_NAMESPACE'] as const;

/** What is wrong with the settings of containers, each with the name of the setting. */
export function containerProblems(settings: Partial<Settings>): string[] {
  const problems = (names: readonly (keyof Settings)[], engine: string) =>
    names
      .filter((name) => settings[name] !== undefined)
      .map((name) => `${name}: is for CONTAINER_ENGINE=${engine} only, and one engine runs`);
  if (settings.CONTAINER_ENGINE === 'Docker') return problems(KUBERNETES_SETTINGS, 'Kubernetes');
  if (settings.CONTAINER_ENGINE === 'Kubernetes') return problems(DOCKER_SETTINGS, 'Docker');
  return [];
}

export function toContainerConfig(settings: Settings): ContainerConfig {
  const { CONTAINER_ENGINE: engine, PUBLIC_URL: url } = settings;
  if (engine === 'None') return null;
  const common = {
    publicHost:
      settings.CONTAINER_PUBLIC_HOST ?? (url === undefined ? 'localhost' : new URL(url).hostname),
    networkPrefix: settings.CONTAINER_NETWORK_PREFIX,
    flagVariables: ['FLAG', ...settings.CONTAINER_FLAG_VARIABLES],
    referenceNames: settings.REFERENCE_NAMES,
    allowsUnisolated: settings.CONTAINER_ALLOW_UNISOLATED,
    takesOver: settings.CONTAINER_TAKE_OVER,
  };
  if (engine === 'Docker')
    return {
      ...common,
      engine,
      address: settings.CONTAINER_ADDRESS ?? 'unix:///var/run/docker.sock',
      pidsLimit: settings.CONTAINER_PIDS_LIMIT,
      registries: settings.CONTAINER_REGISTRIES ?? {},
    };
  return {
    ...common,
    engine,
    kubeconfig: settings.CONTAINER_KUBECONFIG,
    namespace: settings.CONTAINER_NAMESPACE ?? 'halyard-challenges',
    deniedRanges: settings.CONTAINER_DENIED_RANGES,
    nameservers: settings.CONTAINER_DNS,
    allowsRoot: settings.CONTAINER_ALLOW_ROOT,
  };
}
