import type { ContainerConfig, ProxyConfig } from '../../config-containers.ts';
import type { HolderState } from '@halyard/sdk/rules';
import { AppError } from '../../domain/app-error.ts';
import type { EventSource } from '../../domain/events.ts';
import { createCached } from '../../platform/cached.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Writes } from '../../platform/write.ts';
import type { Settings } from '../settings/public.ts';
import { type ContainerEngine, EngineError, type StorageLimitKind } from './part-engine.ts';
import { engineFinder, whileHeld } from './part-held-engine.ts';
import { createHolder, type Holder } from './part-holder.ts';
import { createIsolation, type Isolation } from './jobs-isolation.ts';
import { createImages } from './jobs-images.ts';
import { isolationOf } from './rules-isolation.ts';
import { findNameKey } from './repository-sweep.ts';
import { engineName } from './rules.ts';
import { createStorageWatch } from './jobs-storage.ts';
import { createStarts, type Starts } from './jobs-starts.ts';
import { createSweeper, type Sweeper } from './jobs-sweep.ts';

/** What runs the containers of the site. */
export interface Containers
  extends Pick<Starts, 'begin' | 'settled'>, Pick<Sweeper, 'whileEnding'> {
  /** Throws CONTAINERS_DISABLED. */
  checkOn: () => void;
  /** Throws CONTAINERS_DISABLED, or CONTAINER_FAILED if the settings of the engine cannot be read. */
  findEngine: () => Promise<ContainerEngine>;
  /** Finds the engine to change something. Throws CONTAINER_FAILED as well while another copy of the site holds the engine. */
  findHeldEngine: () => Promise<ContainerEngine>;
  /** Which copy of the site holds the engine. */
  holder: Holder;
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
  /** Null without an engine. */
  holder: HolderState | null;
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
  /** Tells this installation from a copy of it elsewhere, beside its database. */
  place: string;
  /** Used instead of the configured engine. */
  engine?: ContainerEngine | undefined;
  onError: (error: unknown) => void;
}

export function createContainers(parts: ContainerParts): Containers {
  const { config, proxySettings, engine, place, ...deps } = parts;
  const isOn = config !== null || engine !== undefined;
  const isProxied = proxySettings.portMapping === 'PlatformProxy';
  const takesOver = config?.takesOver ?? false;
  const findBare = engineFinder({ ...deps, config, isProxied, engine });
  const holder = createHolder({ ...deps, place, takesOver }, isOn ? findBare : null);
  const { mayAct, mayTry } = holder;
  const findEngine = async () => whileHeld(await findBare(), mayAct);

  async function findForCall(): Promise<ContainerEngine> {
    try {
      return await findEngine();
    } catch (cause) {
      throw cause instanceof EngineError ? new AppError('CONTAINER_FAILED', { cause }) : cause;
    }
  }

  async function findHeldEngine(): Promise<ContainerEngine> {
    const found = await findForCall();
    // Whether it answers at all is found out by what it is needed for.
    if (await mayTry()) return found;
    throw new AppError('CONTAINER_FAILED');
  }

  const nameKey = createCached(() => findNameKey(deps.db));
  const names = {
    flagVariables: config?.flagVariables ?? ['FLAG'],
    referenceNames: config?.referenceNames ?? false,
  };
  const starts = createStarts({ ...deps, ...names, isProxied, mayTry }, findEngine);
  const sweeper = createSweeper(deps, {
    bus: deps.bus,
    findEngine,
    mayTry,
    resume: starts.resume,
  });
  const isolation = createIsolation({ ...deps, findEngine, mayTry });
  const allowsUnisolated = config?.allowsUnisolated ?? false;
  const storage = createStorageWatch({ ...deps, mayTry }, findEngine);
  const images = createImages({ ...deps, findEngine, mayTry });
  return {
    begin: starts.begin,
    settled: starts.settled,
    checkOn() {
      if (!isOn) throw new AppError('CONTAINERS_DISABLED');
    },
    findEngine: findForCall,
    findHeldEngine,
    holder,
    isEngineReady: async () => (isOn ? answers(findEngine) : null),
    nameOf: async (id) => engineName(await nameKey.get(), id),
    findReachable: isolation.find,
    allowsUnisolated,
    mayStart: async (game) => !isOn || allowsUnisolated || isolation.mayStart(game),
    describe: () => report({ isOn, findEngine, isolation, storage, allowsUnisolated, holder }),
    checkStorage: storage.check,
    requestSweep: sweeper.request,
    whileEnding: sweeper.whileEnding,
    sweepAll: sweeper.sweepAll,
    prepareImages: images.prepare,
    start() {
      if (!isOn) return;
      holder.start();
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
      await holder.stop();
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
  holder: Pick<Holder, 'find'>;
}

async function report(parts: ReportParts): Promise<ContainerReport> {
  const { isOn, findEngine, isolation, storage, allowsUnisolated, holder } = parts;
  const record = await isolation.read();
  const storageLimit = isOn ? await readStorageLimit(findEngine) : null;
  const isMeasured = storageLimit === 'Measured' || storageLimit === 'Unknown';
  return {
    holder: await holder.find(),
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
