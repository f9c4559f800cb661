import { randomUUID } from 'node:crypto';
import type { Role } from '@halyard/sdk/rules';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import type { Actor } from '../domain/actor.ts';
import { createGate } from '../http/access.ts';
import { buildApp } from '../http/app.ts';
import type { Handlers } from '../http/registrar.ts';
import type { EnterGameDeps } from '../modules/live-games/enter-game.ts';
import type { WritableDb } from '../platform/database.ts';
import { missingHandlers } from './missing-handlers.ts';

/** Says who asks, in place of a session. */
const USER_HEADER = 'x-test-user';

export interface TestApp {
  app: FastifyInstance;
  /** A user who exists and is signed in; the name is the start of the user's name. */
  makeUser(name?: string, role?: Role): Promise<Actor>;
  /** Calls the API as somebody, or as nobody; a body travels as JSON. */
  request(
    actor: Actor | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    url: string,
    body?: unknown,
    options?: Pick<InjectOptions, 'headers' | 'payload'>,
  ): Promise<LightMyRequestResponse>;
}

/**
 * The HTTP side with some of the handlers, the real gate without limits, and users without
 * sessions. Closed after the file's last test.
 */
export async function createTestApp(
  db: WritableDb,
  handlers: Partial<Handlers>,
  { uploadLimitBytes = 1024 * 1024, ...games }: EnterGameDeps & { uploadLimitBytes?: number },
): Promise<TestApp> {
  const actors = new Map<string, Actor>();
  const gate = createGate({
    publicOrigin: null,
    findActor: async ({ headers }) => actors.get(String(headers[USER_HEADER])) ?? null,
    limit: async () => undefined,
    ...games,
  });
  const app = await buildApp({
    config: { trustProxy: false, uploadLimitBytes },
    log: pino({ level: 'silent' }),
    handlers: { ...missingHandlers(), ...handlers },
    gate,
  });
  afterAll(() => app.close());

  return {
    app,
    async makeUser(name = 'user', role = 'User') {
      const userId = randomUUID();
      const userName = `${name}-${userId.slice(0, 6)}`;
      const key = userId;
      await db
        .insertInto('users')
        .values({
          id: userId,
          user_name: userName,
          name_key: key,
          email: `${userName}@harbour.example`,
          email_key: key,
          password_hash: 'none',
          role,
        })
        .execute();
      const actor = { userId, userName, role };
      actors.set(userId, actor);
      return actor;
    },
    request: (actor, method, url, body, options = {}) =>
      app.inject({
        method,
        url,
        ...(body !== undefined && { payload: JSON.stringify(body) }),
        ...options,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(actor && { [USER_HEADER]: actor.userId }),
          ...options.headers,
        },
      }),
  };
}
