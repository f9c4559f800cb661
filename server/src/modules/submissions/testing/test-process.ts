import type { LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { buildApp } from '../../../http/app.ts';
import { createGate } from '../../../http/access.ts';
import { createLimits } from '../../../http/limits.ts';
import { createBus } from '../../../platform/bus.ts';
import { openDatabase } from '../../../platform/database.ts';
import { createMemoryRateLimiter, createSharedRateLimiter } from '../../../platform/rate-limit.ts';
import { createWrites } from '../../../platform/write.ts';
import { tellWith } from '../../../testing/tell.ts';
import { missingHandlers } from '../../../testing/missing-handlers.ts';
import { createLiveGames } from '../../live-games/live-games.ts';
import { createPublishedBoards } from '../../scoreboard/published-board.ts';
import { scoreboardRoutes } from '../../scoreboard/routes.ts';
import { submissionRoutes } from '../routes.ts';

interface ProcessOptions {
  /** Counts calls against the limits of the spec. */
  limited?: boolean;
  clock?: () => number;
  /** Decides when boards are published. */
  monotonic?: () => number;
}

interface CallOptions {
  /** Who asks; nobody without. */
  userId?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export type TestProcess = Awaited<ReturnType<typeof startProcess>>;

/** A server process with the calls of boards and submissions; sessions are a header that names the user. */
export async function startProcess(url: string, options: ProcessOptions = {}) {
  const { limited = false, clock = Date.now, monotonic } = options;
  const database = openDatabase({ url, applicationName: 'halyard test process' });
  const { db, pool } = database;
  const statements = countStatements(pool);
  const bus = createBus({ url });
  const liveGames = createLiveGames({ db, bus });
  const seen = { verdicts: [] as string[], publications: [] as number[] };
  const published = createPublishedBoards({
    clock,
    ...(monotonic && { monotonic }),
    onPublished: (seconds) => seen.publications.push(seconds),
  });
  const factors = { user: 1, address: 1, login: 1, register: 1, submit: 1 };
  const limits = createLimits({
    memory: createMemoryRateLimiter(),
    shared: createSharedRateLimiter(db),
    config: { enabled: limited, factors },
  });
  const writes = createWrites({ db, bus });
  const deps = { ...writes, db, bus, clock, liveGames, published, limits };
  const app = await buildApp({
    config: { trustProxy: false, uploadLimitBytes: 1 },
    log: pino({ level: 'silent' }),
    handlers: {
      ...missingHandlers(),
      ...scoreboardRoutes(deps),
      ...submissionRoutes({ ...deps, onJudged: (result) => seen.verdicts.push(result) }),
    },
    gate: createGate({
      publicOrigin: null,
      async findActor({ headers }) {
        const userId = headers['x-user'];
        if (typeof userId !== 'string') return null;
        return { userId, userName: `name of ${userId.slice(0, 8)}`, role: 'User' };
      },
      limit: async () => undefined,
      liveGames,
      clock,
    }),
  });
  await bus.start();
  afterAll(async () => {
    await app.close();
    await bus.close();
    await database.close();
  });

  async function call(
    method: 'GET' | 'POST',
    path: string,
    { userId, body, headers }: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    return app.inject({
      method,
      url: path,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(userId !== undefined && { 'x-user': userId }),
        ...headers,
      },
    });
  }

  return { ...deps, app, call, tell: tellWith(writes), statements, seen };
}

/** Counts what a pool's connections are asked; answers how to read the counter and set it back. */
function countStatements(pool: pg.Pool) {
  let count = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      count += 1;
      return query(...args);
    }) as typeof client.query;
  });
  return {
    count: () => count,
    reset() {
      count = 0;
    },
  };
}
