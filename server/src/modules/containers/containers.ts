import type { ContainerConfig, ProxyConfig } from '../../config-containers.ts';
import { AppError } from '../../domain/app-error.ts';
import type { EventSource } from '../../domain/events.ts';
import { createCached } from '../../platform/cached.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Writes } from '../../platform/write.ts';
import type { Settings } from '../settings/public.ts';
import { type ContainerEngine, EngineError, type StorageLimitKind } from './engine.ts';
import { createIsolation, type Isolation } from './isolation.ts';
import { createImages } from './images.ts';
import { createKubernetesEngine } from './kubernetes-engine.ts';
import { isolationOf } from './isolation-rules.ts';
import { findInstallation, findNameKey } from './repository-sweep.ts';
import { engineName } from './rules.ts';
import { createStorageWatch } from './storage-watch.ts';
import { createStarts, type Starts } from './starts.ts';
import { createSweeper, type Sweeper } from './sweep.ts';

/** What runs the containers of the site. */
export interface Containers
  extends Pick<Starts, 'begin' | 'settled'>, Pick<Sweeper, 'whileEnding'> {
  /** Throws CONTAINERS_DISABLED. */
  checkOn: () => void;
  /** Throws CONTAINERS_DISABLED, or CONTAINER_FAILED if the settings of the engine cannot be read. */
  findEngine: () => Promise<ContainerEngine>;
  /** What the engine is to call the container of a new row. */
  nameOf: (id: string) => Promise<string>;
  /** Whether the engine answers; null without one. */
  isEngineReady: () => Promise<boolean | null>;
  /** The addresses that containers reach and should not; null when that is not known. */
  findReachable: Isolation['find'];
  /** Whether containers start whatever they reach. */
  allowsUnisolated: boolean;
  /** Whether what containers reach lets those of a game start; null: a test container. */
  mayStart: Isolation['mayStart'];
  /** What staff are told of it. */
  describe: () => Promise<ContainerReport>;
  /** Ends what has written more than it may. */
  checkStorage: () => Promise<void>;
  /** Removes soon what is to end. */
  requestSweep: () => void;
  /** Makes rows and containers agree now. */
  sweepAll: () => Promise<void>;
  /** Pulls the images that games need soon. */
  prepareImages: () => Promise<void>;
  /** From now on rows and containers are made to agree once a minute. */
  start: () => void;
  stop: () => Promise<void>;
}

interface ContainerReport {
  /** Null without an engine, as `storageLimit`. */
  isolation: ReturnType<typeof isolationOf> | null;
  addresses: string[];
  isolationRequired: boolean;
  storageLimit: StorageLimitKind | null;
  storageSeconds: number;
}

export interface ContainerDeps extends Writes {
  db: Db;
  clock: Clock;
  settings: Settings;
  containers: Containers;
}

interface ContainerParts extends Omit<ContainerDeps, 'containers'> {
  bus: Pick<EventSource, 'on'>;
  config: ContainerConfig;
  proxySettings: Pick<ProxyConfig, 'portMapping'>;
  /** In place of the configured engine. */
  engine?: ContainerEngine | undefined;
  onError: (error: unknown) => void;
}

export function createContainers(parts: ContainerParts): Containers {
  const { config, proxySettings, engine, ...deps } = parts;
  const isProxied = proxySettings.portMapping === 'PlatformProxy';
  let found: Promise<ContainerEngine> | null = engine ? Promise.resolve(engine) : null;

  async function connect(settings: NonNullable<ContainerConfig>): Promise<ContainerEngine> {
    const site = await findInstallation(deps.db);
    if (settings.engine === 'Docker') {
      // Its client takes time and memory that a site without Docker need not spend.
      const { createDockerEngine } = await import('./docker-engine.ts');
      return createDockerEngine({ ...settings, isProxied, site });
    }
    const isInside = settings.kubeconfig === undefined;
    return createKubernetesEngine({ ...settings, isInside, isProxied, site });
  }

  async function findEngine(): Promise<ContainerEngine> {
    if (found) return found;
    if (!config) throw new AppError('CONTAINERS_DISABLED');
    found = connect(config);
    // The next call tries again: the database may be back, or a file that the settings name be readable.
    found.catch(() => (found = null));
    return found;
  }

  async function findForCall(): Promise<ContainerEngine> {
    try {
      return await findEngine();
    } catch (cause) {
      throw cause instanceof EngineError ? new AppError('CONTAINER_FAILED', { cause }) : cause;
    }
  }

  const nameKey = createCached(() => findNameKey(deps.db));
  const flagVariables = config?.flagVariables ?? ['FLAG'];
  const starts = createStarts({ ...deps, flagVariables, isProxied }, findEngine);
  const sweeper = createSweeper(deps, { bus: deps.bus, findEngine, resume: starts.resume });
  const isolation = createIsolation({ ...deps, findEngine });
  const allowsUnisolated = config?.allowsUnisolated ?? false;
  const storage = createStorageWatch(deps, findEngine);
  const images = createImages({ ...deps, findEngine });
  const isOn = config !== null || engine !== undefined;
  return {
    begin: starts.begin,
    settled: starts.settled,
    checkOn() {
      if (!isOn) throw new AppError('CONTAINERS_DISABLED');
    },
    findEngine: findForCall,
    isEngineReady: async () => (isOn ? answers(findEngine) : null),
    nameOf: async (id) => engineName(await nameKey.get(), id),
    findReachable: isolation.find,
    allowsUnisolated,
    mayStart: async (game) => !isOn || allowsUnisolated || isolation.mayStart(game),
    describe: () => report({ isOn, findEngine, isolation, storage, allowsUnisolated }),
    checkStorage: storage.check,
    requestSweep: sweeper.request,
    whileEnding: sweeper.whileEnding,
    sweepAll: sweeper.sweepAll,
    prepareImages: images.prepare,
    start() {
      if (!isOn) return;
      starts.keepUp();
      sweeper.start();
      isolation.keepUp();
      storage.start();
      images.start();
    },
    async stop() {
      images.stop();
      await storage.stop();
      await sweeper.stop();
      await starts.stop();
      await isolation.stop();
    },
  };
}

async function answers(findEngine: () => Promise<ContainerEngine>): Promise<boolean> {
  try {
    await (await findEngine()).list();
    return true;
  } catch {
    return false;
  }
}

interface ReportParts {
  isOn: boolean;
  findEngine: () => Promise<ContainerEngine>;
  isolation: Pick<Isolation, 'read'>;
  storage: Pick<ReturnType<typeof createStorageWatch>, 'seconds'>;
  allowsUnisolated: boolean;
}

async function report(parts: ReportParts): Promise<ContainerReport> {
  const { isOn, findEngine, isolation, storage, allowsUnisolated } = parts;
  const record = await isolation.read();
  const storageLimit = isOn ? await readStorageLimit(findEngine) : null;
  const isMeasured = storageLimit === 'Measured' || storageLimit === 'Unknown';
  return {
    isolation: isOn ? isolationOf(record) : null,
    addresses: [...record.addresses],
    isolationRequired: !allowsUnisolated,
    storageLimit,
    storageSeconds: isMeasured ? storage.seconds() : 0,
  };
}

/** An engine that does not answer says nothing. */
async function readStorageLimit(
  findEngine: () => Promise<ContainerEngine>,
): Promise<StorageLimitKind> {
  try {
    return await (await findEngine()).findStorageLimit();
  } catch {
    return 'Unknown';
  }
}
