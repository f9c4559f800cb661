import { rateLimits } from '@halyard/sdk/operations';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createGate } from '../../../http/access.ts';
import { buildApp } from '../../../http/app.ts';
import { createLimits, createRequestLimit } from '../../../http/limits.ts';
import type { Handlers } from '../../../http/registrar.ts';
import { createSessionCookies, sessionCookieName } from '../../../http/session.ts';
import { createBus } from '../../../platform/bus.ts';
import {
  createMemoryRateLimiter,
  createSharedRateLimiter,
  type RateLimiter,
} from '../../../platform/rate-limit.ts';
import { createWrites } from '../../../platform/write.ts';
import { tellWith } from '../../../testing/tell.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { manualClock } from '../../../testing/manual-clock.ts';
import { missingHandlers } from '../../../testing/missing-handlers.ts';
import { createInfo } from '../../info/service.ts';
import { infoRoutes } from '../../info/routes.ts';
import { createSettings } from '../../settings/settings.ts';
import { setupRoutes } from '../../setup/routes.ts';
import { createSetupState } from '../../setup/service.ts';
import { teamRoutes } from '../../teams/routes.ts';
import { accountRoutes } from '../routes.ts';
import { createSessions } from '../sessions.ts';
import { plainPasswords } from './plain-passwords.ts';
import { noGames } from '../../../testing/no-games.ts';

interface TestSiteOptions {
  secure?: boolean;
  trustProxy?: string[];
  publicOrigin?: string | null;
  /** Counts calls against the limits of the spec. */
  limited?: boolean;
}

/** `cookie` is a session token, or several, which are sent in their order. */
type CallOptions = InjectOptions & { cookie?: string | readonly string[] };

/** A server process with the calls of accounts, teams, set-up and configuration. */
export async function createTestSite(
  { db, url }: TestDatabase,
  { secure = false, trustProxy = [], publicOrigin = null, limited = false }: TestSiteOptions = {},
) {
  const clock = manualClock();
  const bus = createBus({ url, pollMilliseconds: 60_000 });
  const writes = createWrites({ db, bus });
  const passwords = plainPasswords();
  const settings = createSettings({ db, bus });
  const sessions = createSessions({ ...writes, db, bus, clock });
  const cookies = createSessionCookies(sessions, secure);
  const limits = createTestLimits(limited, createSharedRateLimiter(db));
  const isSetupRequired = createSetupState({ db, bus });
  const deps = { ...writes, db, bus, clock, passwords, settings, cookies, limits, isSetupRequired };
  const handlers: Handlers = {
    ...missingHandlers(),
    ...accountRoutes(deps),
    ...infoRoutes(createInfo({ bus, settings, isSetupRequired })),
    ...setupRoutes(deps),
    ...teamRoutes(deps),
  };
  const gate = createGate({
    publicOrigin,
    findActor: cookies.findActor,
    limit: createRequestLimit(limits),
    ...noGames,
  });
  const app = await buildApp({
    config: { trustProxy, uploadLimitBytes: 1 },
    log: pino({ level: 'silent' }),
    handlers,
    gate,
    extend: cookies.renewCookies,
  });
  await bus.start();
  afterAll(async () => {
    await app.close();
    await bus.close();
  });
  return {
    ...deps,
    app,
    sessions,
    tell: tellWith(writes),
    call: callWith(app, sessionCookieName(secure)),
  };
}

function callWith(app: FastifyInstance, cookieName: string) {
  return async function call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    { cookie, ...options }: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    return app.inject({
      method,
      url: path,
      ...(body !== undefined && {
        payload: JSON.stringify(body),
      }),
      ...options,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && {
          cookie: [cookie]
            .flat()
            .map((token) => `${cookieName}=${token}`)
            .join('; '),
        }),
        ...options.headers,
      },
    });
  };
}

/** The session token that an answer sets; empty when it clears it. */
export function cookieOf(answer: LightMyRequestResponse): string | undefined {
  const names = new Set([true, false].map(sessionCookieName));
  return answer.cookies.find(({ name }) => names.has(name))?.value;
}

function createTestLimits(enabled: boolean, shared: RateLimiter) {
  const factors = { user: 1, address: 1, login: 1, register: 1, submit: 1 };
  return createLimits({
    memory: createMemoryRateLimiter(),
    shared,
    config: { enabled, factors },
  });
}

/** How many calls a bucket of the spec allows at once. */
export function pointsOf(name: keyof typeof rateLimits): number {
  return rateLimits[name].buckets[0].points;
}
