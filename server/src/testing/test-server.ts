import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { afterAll } from 'vitest';
import { type Config, loadConfig } from '../config.ts';
import { buildApp } from '../http/app.ts';
import type { Handlers } from '../http/registrar.ts';
import { createBus } from '../platform/bus.ts';
import { systemClock } from '../platform/clock.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createFreeSpace } from '../platform/free-space.ts';
import { createStorage } from '../platform/storage.ts';
import type { ModuleMetrics, Replacements } from '../services-parts.ts';
import { createServices } from '../services.ts';
import type { TestDatabase } from './test-database.ts';
import type { DomainEvent } from '../domain/events.ts';
import type { Writes } from '../platform/write.ts';

export interface TestServerOptions {
  /** Settings that differ from the defaults. */
  config?: Partial<Config>;
  /** Counts calls against the limits of the spec. Default: false. */
  limited?: boolean;
  /** Some of the modules' parts. */
  replace?: Partial<Replacements>;
  /** Handlers that are used instead of those of the modules. */
  handlers?: Handlers;
  metrics?: ModuleMetrics;
  /** Default: writes nothing. */
  log?: Logger;
  /** Told why traffic is not captured. Default: fails the test that runs. */
  onCaptureError?: (error: unknown) => void;
}

/** What a test makes fail at the engine is in the rows. */
function onContainerError(): void {}

/** Fails the test that runs. */
function onError(error: unknown): never {
  throw error;
}

/**
 * The whole server on a database, without a port: requests are injected. Several of them on one
 * database are several processes. Closed after the file's last test.
 */
export async function createTestServer(
  { db, url }: Pick<TestDatabase, 'db' | 'url'>,
  {
    config,
    limited = false,
    replace,
    handlers,
    metrics = createMetrics(),
    log: requestLog = pino({ level: 'silent' }),
    onCaptureError = onError,
  }: TestServerOptions = {},
) {
  const settings = { ...loadConfig({ RATE_LIMITS: limited ? 'on' : 'off' }), ...config };
  // Events arrive by notification; polling would only add statements.
  const bus = createBus({ url, pollMilliseconds: 60_000 });
  const folder = await mkdtemp(join(tmpdir(), 'halyard-files-'));
  const storage = await createStorage(folder);
  const log = {
    onError: () => undefined,
    onLost: () => undefined,
    // Lines are stored when they are read, so that no statement runs unasked.
    flushMilliseconds: 3_600_000,
  };
  const captureFolder = join(folder, 'capture');
  const parts = {
    config: settings,
    db,
    exportDb: db,
    bus,
    storage,
    freeSpace: createFreeSpace(storage),
    databaseClock: { now: systemClock, offset: () => 0 },
    captureFolder,
    place: '',
    metrics,
    log,
    onError,
    onContainerError,
    onRenderError: onError,
    onCaptureError,
  };
  const services = createServices(parts, replace);
  const app = await buildApp({
    config: settings,
    log: requestLog,
    handlers: handlers ?? services.handlers,
    gate: services.gate,
    limitFiles: services.limitFiles,
    countBytes: services.countBytes,
    onFailed: services.logFailure,
    onRefused: services.logRefusal,
    extend: services.extend,
    onStorageFull: parts.freeSpace.noteFull,
  });
  await bus.start();
  afterAll(async () => {
    await app.close();
    await services.containers.stop();
    await services.siteLog.close();
    await bus.close();
    await rm(folder, { recursive: true });
  });
  return { ...services, app, folder, tell: tellWith(services) };
}

/** Emits an event as the service would that made a change: for tests that change rows with SQL. */
function tellWith({ write }: Pick<Writes, 'write'>) {
  return async (event: DomainEvent): Promise<void> => write(null, async (_, emit) => emit(event));
}
