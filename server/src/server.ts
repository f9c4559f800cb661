import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rateLimits as limitClasses } from '@halyard/sdk/operations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { CHECKOUT } from './checkout.ts';
import type { Config } from './config.ts';
import { buildApp } from './http/app.ts';
import { type ConnectionLimits, connectionLimits } from './http/connection-limits.ts';
import { serveHealth } from './http/health.ts';
import { serveSdkPackage } from './http/sdk-package.ts';
import { serveStatic } from './http/static.ts';
import { findPlace } from './modules/containers/public.ts';
import { originsOf } from './modules/captcha/public.ts';
import { CLOCK_MILLISECONDS } from './modules/site-state/public.ts';
import { prepareSetup } from './modules/setup/public.ts';
import { type Bus, createBus } from './platform/bus.ts';
import { type DatabaseOptions, type Db, openDatabase } from './platform/database.ts';
import { openDatabaseServer } from './platform/database-server.ts';
import { startDatabaseClock } from './platform/database-clock.ts';
import { startJobs } from './platform/jobs.ts';
import { heldFactor } from './http/limits.ts';
import { listen } from './http/listen.ts';
import { explainListenError } from './platform/listen-error.ts';
import type { Logger } from './platform/log.ts';
import { readOpenFileLimit } from './platform/open-files.ts';
import { createMetrics, type Metrics, serveMetrics } from './platform/metrics.ts';
import { migrate } from './platform/migrate.ts';
import { createFreeSpace } from './platform/free-space.ts';
import { placeToOpen } from './platform/place-to-open.ts';
import { createStorage, type Storage } from './platform/storage.ts';
import { prepareBoards } from './prepare-boards.ts';
import { serveReference } from './reference/serve.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createServices, type Services } from './services.ts';

const WEB_APP = fileURLToPath(new URL('app/dist', CHECKOUT));
const SDK_PACKAGE = fileURLToPath(new URL('sdk/dist/sdk.tgz', CHECKOUT));

/** A server that has started. */
export interface RunningServer {
  /** The address of the web app. */
  url: string;
  /** One-time link to create the first administrator; null when there is one. */
  setupLink: string | null;
  /** What to set if no browser can open that address; null if it was set. */
  addressNote: string | null;
  /** Waits for running requests, then closes everything in the reverse order of the start. */
  stop(): Promise<void>;
}

/**
 * Starts the whole server: database, migrations, modules, HTTP. Throws a StartupError when
 * something outside the program prevents it; whatever was started is closed again.
 * @param until aborts the start: rejects with the reason, after closing whatever was started
 */
export async function startServer(
  config: Config,
  log: Logger,
  until: AbortSignal = new AbortController().signal,
): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    return { ...(await start(config, log, closers, until)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  config: Config,
  log: Logger,
  closers: (() => Promise<unknown>)[],
  until: AbortSignal,
) {
  const storage = await createStorage(join(config.dataDir, 'files'));
  const { url, directUrl, ...server } = await openDatabaseServer(config, reportTo(log, until));
  closers.push(() => server.close());
  until.throwIfAborted();
  await migrate(directUrl);
  until.throwIfAborted();
  const { pool, ...databases } = openPools({ url, isRestarted: server.embedded }, log, closers);
  const { db } = databases;
  const bus = createBus({
    url: directUrl,
    onError: (error, event) => {
      metrics.busErrors.inc();
      log.warn({ err: error, topic: event?.topic, event: event?.id }, 'the event bus failed');
    },
  });
  closers.push(() => bus.close());
  const metrics = createMetrics({ busPosition: () => bus.position(), pool });
  const captureFolder = join(config.dataDir, 'capture');
  const surroundings = await watchSurroundings(db, storage, log, closers);
  const place = await placeOf(config, server);
  const parts = { config, place, bus, storage, captureFolder, metrics, log: siteLogFailures(log) };
  const services = createServices({
    ...parts,
    ...surroundings,
    ...databases,
    ...reportsOf(log),
  });
  closers.push(() => services.siteLog.close());
  const app = await buildApp({
    config,
    connections: await limitsOfConnections(config, log),
    log,
    handlers: services.handlers,
    gate: services.gate,
    limitFiles: services.limitFiles,
    countBytes: services.countBytes,
    isDatabaseBusy: () => pool.waitingCount > 0,
    extend: (instance) => {
      services.extend(instance);
      serveHealth(instance, () => isReady(bus, db), surroundings.freeSpace.isFull);
      serveReference(instance, WEB_APP);
      serveSdkPackage(instance, SDK_PACKAGE);
      serveStatic(instance, WEB_APP, services.sitePage, originsOf(config.captcha));
    },
    ...requestListeners(services, metrics),
    onStorageFull: surroundings.freeSpace.noteFull,
  });
  closers.push(() => app.close());
  await bus.start();
  await services.sessions.recall();
  closers.push(await startWork(services, directUrl, log));
  warnOfMail(config, log);
  prepareBoards(services).catch((error: unknown) => {
    // The server may be stopping.
    if (!until.aborted) log.warn({ err: error }, 'the boards could not be prepared');
  });
  closers.push(
    startHousekeeping(services, config, (error) => log.warn({ err: error }, 'housekeeping failed')),
  );
  const openAt = await placeToOpen(config);
  const setup = await prepareSetup({
    ...services,
    admin: config.admin,
    siteTitle: config.siteTitle,
    baseUrl: openAt.url,
  });
  until.throwIfAborted();
  const metricsServer = await listenTo(config, app, metrics);
  closers.push(async () => metricsServer?.close());
  services.siteLog.add({ code: 'SITE_STARTED' });
  closers.push(async () => services.siteLog.add({ code: 'SITE_STOPPED' }));
  return { url: openAt.url, addressNote: openAt.note, setupLink: setup?.link ?? null };
}

/** An operator who names a database says with it which site this is. */
async function placeOf({ dataDir }: Config, { embedded }: { embedded: boolean }): Promise<string> {
  return embedded ? findPlace(dataDir) : '';
}

function reportTo(log: Logger, until: AbortSignal) {
  return (message: string, error?: unknown) => {
    // A signal to all processes ends the database before this server is done with it.
    log[until.aborted ? 'info' : 'error']({ err: error }, message);
  };
}

/** Whether there is room, and what time the database says it is. */
async function watchSurroundings(
  db: Db,
  storage: Storage,
  log: Logger,
  closers: (() => Promise<unknown>)[],
) {
  const databaseClock = await startDatabaseClock(db, (error) =>
    log.warn({ err: error }, 'the clock of the database could not be read'),
  );
  closers.push(async () => databaseClock.stop());
  warnOfClock(databaseClock.offset(), log);
  return { freeSpace: createFreeSpace(storage), databaseClock };
}

async function isReady(bus: Bus, db: Db): Promise<boolean> {
  if (!bus.connected()) return false;
  await sql`select 1`.execute(db);
  return true;
}

/** The connections of requests, and those of exports, whose long reads keep nobody else waiting. */
function openPools(
  server: Pick<DatabaseOptions, 'url' | 'isRestarted'>,
  log: Logger,
  closers: (() => Promise<unknown>)[],
) {
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const database = openDatabase({ ...server, onError });
  closers.push(() => database.close());
  const applicationName = 'halyard-exports';
  const max = limitClasses.export.atOnce;
  const exports = openDatabase({ ...server, max, applicationName, onError });
  closers.push(() => exports.close());
  return { db: database.db, pool: database.pool, exportDb: exports.db };
}

function requestListeners({ logFailure, logRefusal }: Services, { httpDuration }: Metrics) {
  return {
    onFailed: logFailure,
    onRefused: logRefusal,
    onTimed: (method: string, route: string, status: number, seconds: number) =>
      httpDuration.observe({ method, route, status }, seconds),
  };
}

function reportsOf(log: Logger) {
  return {
    onError: (error: unknown) => log.warn({ err: error }, 'a live event could not be told'),
    onRenderError: (error: unknown) => log.warn({ err: error }, 'a text could not be rendered'),
    onContainerError: (error: unknown) =>
      log.warn({ err: error }, 'a container could not be managed'),
    onCaptureError: (error: unknown) =>
      log.warn({ err: error }, 'captured traffic could not be stored'),
  };
}

function siteLogFailures(log: Logger) {
  return {
    onError: (error: unknown) =>
      log.warn({ err: error }, 'the log of the site could not be stored'),
    onLost: (lines: readonly unknown[]) =>
      log.error({ lines }, 'these lines of the log of the site were not stored'),
  };
}

/** Runs the jobs, sends what was written while there was no mail server, and looks after containers. */
async function startWork({ tasks, mails, containers }: Services, url: string, log: Logger) {
  const onError = (error: unknown) => log.warn({ err: error }, 'a job failed');
  const stop = await startJobs({ url, tasks, onError });
  await mails.releaseHeld();
  containers.start();
  return async () => {
    await containers.stop();
    await stop();
  };
}

/** Says at the start what keeps mail from working. */
/** A site of hundreds of players needs more connections. */
const FEW_CONNECTIONS = 2000;

async function limitsOfConnections({ rateLimits }: Config, log: Logger): Promise<ConnectionLimits> {
  const openFiles = await readOpenFileLimit();
  const limits = connectionLimits(openFiles, heldFactor(rateLimits));
  if (limits.total < FEW_CONNECTIONS) {
    log.warn(
      { openFiles, connections: limits.total },
      'this process may open few files, so it accepts few connections: raise the limit (ulimit -n, LimitNOFILE)',
    );
  }
  return limits;
}

function warnOfMail({ mail, publicUrl }: Config, log: Logger): void {
  if (mail === null)
    log.warn(
      'no mail server is set (SMTP_URL): administrators find mails under Mail and pass them on',
    );
  else if (publicUrl === undefined)
    log.warn('PUBLIC_URL is not set: no mail with a link is written');
}

function warnOfClock(milliseconds: number, log: Logger): void {
  if (Math.abs(milliseconds) >= CLOCK_MILLISECONDS)
    log.warn(
      { milliseconds },
      'the clock of the database is so far ahead of this machine; the rules of games go by the database: set both by NTP',
    );
}

async function listenTo(config: Config, app: FastifyInstance, metrics: Metrics) {
  const { host, port, metricsPort, metricsHost } = config;
  await listen(app, { host, port }).catch((error: unknown) => {
    throw explainListenError(error, { host, port, setting: 'PORT' });
  });
  if (metricsPort === undefined) return null;
  return serveMetrics(metrics, { port: metricsPort, host: metricsHost }).catch((error: unknown) => {
    throw explainListenError(error, {
      host: metricsHost,
      port: metricsPort,
      setting: 'METRICS_PORT',
    });
  });
}
