import { rateLimits } from '@halyard/sdk/operations';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sessionCookieName } from '../../../http/session.ts';
import { manualClock } from '../../../testing/manual-clock.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createTestServer, type TestServerOptions } from '../../../testing/test-server.ts';
import { plainPasswords } from './plain-passwords.ts';

/** `cookie` is a session token, or several, which are sent in their order. */
type CallOptions = InjectOptions & { cookie?: string | readonly string[] };

/** A server without a proxy, with a clock that stands still and passwords that cost nothing. */
export async function createTestSite(
  database: TestDatabase,
  { config = {}, ...options }: TestServerOptions = {},
) {
  const clock = manualClock();
  const passwords = plainPasswords();
  const server = await createTestServer(database, {
    ...options,
    config: { trustProxy: false, ...config },
    replace: { clock, passwords },
  });
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  return { ...server, clock, passwords, call: callWith(server.app, sessionCookieName(isSecure)) };
}

function callWith(app: FastifyInstance, cookieName: string) {
  return async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
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

/** How many calls a bucket of the spec allows at once. */
export function pointsOf(name: keyof typeof rateLimits): number {
  return rateLimits[name].buckets[0].points;
}
