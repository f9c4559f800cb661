import type { Config } from './config.ts';
import { createCaptures } from './modules/captures/public.ts';
import {
  type ContainerEngine,
  createContainers,
  type OpenRecorder,
} from './modules/containers/public.ts';
import { createProxy } from './modules/proxy/public.ts';
import { createUpgrades } from './modules/proxy/routes-upgrade.ts';
import type { Settings } from './modules/settings/public.ts';
import type { Bus } from './platform/bus.ts';
import type { Clock } from './platform/clock.ts';
import type { WritableDb } from './platform/database.ts';
import type { Writes } from './platform/write.ts';

/** What the modules around containers are made of. */
export interface ContainerModuleParts extends Writes {
  config: Pick<Config, 'publicUrl' | 'containers' | 'proxy' | 'captures'>;
  db: WritableDb;
  bus: Bus;
  clock: Clock;
  settings: Settings;
  /** Tells this installation from a copy of it elsewhere, beside its database. */
  place: string;
  /** Where captured traffic is stored. */
  captureFolder: string;
  /** How many connections through the proxy one address may hold. */
  streamsPerAddress: number;
  /** Told what went wrong with a container, which its row says as well. */
  onContainerError: (error: unknown) => void;
  /** Told why captured traffic could not be stored. */
  onCaptureError: (error: unknown) => void;
}

/** What tests replace. */
export interface ContainerReplacements {
  /** Used instead of the engine that the settings name. */
  engine: ContainerEngine;
  /** Records what goes through the proxy. */
  openRecorder: OpenRecorder;
}

/** What runs containers, leads players to them, and captures what they send. */
export function createContainerModules(
  parts: ContainerModuleParts,
  replaced: Partial<ContainerReplacements>,
) {
  const {
    config,
    db,
    bus,
    clock,
    settings,
    write,
    writeStatement,
    captureFolder,
    streamsPerAddress,
  } = parts;
  const shared = { db, bus, clock, onError: parts.onContainerError };
  const proxySettings = config.proxy;
  const containers = createContainers({
    ...shared,
    write,
    writeStatement,
    settings,
    config: config.containers,
    place: parts.place,
    proxySettings,
    engine: replaced.engine,
  });
  const captures = createCaptures({
    db,
    clock,
    write,
    captureSettings: config.captures,
    captureFolder,
    onError: parts.onCaptureError,
  });
  const { openRecorder = captures.openRecorder } = replaced;
  return {
    containers,
    captures,
    proxySettings,
    proxy: createProxy({ ...shared, proxySettings, streamsPerAddress, openRecorder }),
    upgrades: createUpgrades(),
    publicOrigin: config.publicUrl ?? null,
  };
}
