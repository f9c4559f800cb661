import type { LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { afterAll } from 'vitest';
import { openDatabase } from '../../../platform/database.ts';
import { createTestServer } from '../../../testing/test-server.ts';

interface ProcessOptions {
  /** Counts calls against the limits of the spec. */
  limited?: boolean;
  clock?: () => number;
  /** Decides when boards are published. */
  monotonic?: () => number;
}

interface CallOptions {
  /** The user who asks; without it, a visitor. */
  userId?: string | undefined;
  /** Whether the caller is an administrator. */
  isAdmin?: boolean;
  body?: unknown;
  headers?: Record<string, string>;
}

export type TestProcess = Awaited<ReturnType<typeof startProcess>>;

/** A server process with a pool of its own; users are named by a header and have no sessions. */
export async function startProcess(url: string, options: ProcessOptions = {}) {
  const { limited = false, clock = Date.now, monotonic } = options;
  const database = openDatabase({ url, applicationName: 'halyard test process' });
  const { db, pool } = database;
  const statements = countStatements(pool);
  const seen = { verdicts: [] as unknown[], publications: [] as number[] };
  const server = await createTestServer(
    { db, url },
    {
      limited,
      replace: {
        clock,
        ...(monotonic && { monotonic }),
        async findActor({ headers }) {
          const userId = headers['x-user'];
          if (typeof userId !== 'string') return null;
          const role = headers['x-role'] === 'Admin' ? 'Admin' : 'User';
          const mustChangePassword = headers['x-temporary'] === 'yes';
          return { userId, userName: `name of ${userId.slice(0, 8)}`, role, mustChangePassword };
        },
      },
      metrics: {
        submissions: { inc: ({ result }) => void seen.verdicts.push(result) },
        boardPublish: { observe: (seconds) => void seen.publications.push(seconds) },
      },
    },
  );
  afterAll(() => database.close());

  async function call(
    method: 'GET' | 'POST',
    path: string,
    { userId, isAdmin, body, headers }: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    return server.app.inject({
      method,
      url: path,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(userId !== undefined && { 'x-user': userId }),
        ...(isAdmin && { 'x-role': 'Admin' }),
        ...headers,
      },
    });
  }

  return { ...server, call, statements, seen };
}

/** Counts what a pool's connections are asked; returns how to read the counter and set it back. */
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
