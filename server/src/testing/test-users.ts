import { randomUUID } from 'node:crypto';
import type { Role } from '@halyard/sdk/rules';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Actor } from '../domain/actor.ts';
import type { GateParts } from '../http/access.ts';
import type { WritableDb } from '../platform/database.ts';

/** Names the user who sends a request, in place of a session. */
const userHeader = 'x-test-user';

/** Users without sessions: pass `findActor` to the server. */
export function createTestUsers(db: WritableDb) {
  const actors = new Map<string, Actor>();
  const findActor: GateParts['findActor'] = async ({ headers }) =>
    actors.get(String(headers[userHeader])) ?? null;

  /** Creates a user; the name is the start of the user's name. */
  async function makeUser(name = 'user', role: Role = 'User'): Promise<Actor> {
    const userId = randomUUID();
    const userName = `${name}-${userId.slice(0, 6)}`;
    const email = `${userName}@harbour.example`;
    await db
      .insertInto('users')
      .values({
        id: userId,
        user_name: userName,
        name_key: userId,
        email,
        email_key: userId,
        password_hash: 'none',
        role,
      })
      .execute();
    const actor = { userId, userName, role };
    actors.set(userId, actor);
    return actor;
  }

  return { findActor, makeUser };
}

/** Calls a server as a user, or anonymously; a body is sent as JSON. */
export function requestWith(app: FastifyInstance) {
  return (
    actor: Actor | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    url: string,
    body?: unknown,
    options: Pick<InjectOptions, 'headers' | 'payload'> = {},
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...options,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(actor && { [userHeader]: actor.userId }),
        ...options.headers,
      },
    });
}
