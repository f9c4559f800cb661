import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS, type Sessions } from '../modules/accounts/public.ts';
import type { Actor } from '../domain/actor.ts';
import { addressOf } from './address.ts';

export const SESSION_COOKIE = 'halyard_session';

/** The form of a session token; other values are rejected without a look-up. */
const TOKEN = /^[\w-]{43}$/;

/** Sessions as cookies. */
export interface SessionCookies {
  /** Returns the user of the request's session cookie, also when banned. */
  readonly findActor: (request: FastifyRequest) => Promise<Actor | null>;
  /** Starts a session for a user and ends the caller's previous one. */
  readonly startSession: (reply: FastifyReply, userId: string) => Promise<void>;
  /** Ends the caller's session and clears the cookie. */
  readonly endSession: (reply: FastifyReply) => Promise<void>;
  /** Adds the hooks that send the cookie again when its session was extended. */
  readonly renewCookies: (app: FastifyInstance) => void;
}

/**
 * @param secure whether every cookie gets the Secure attribute; a cookie set over https, directly
 * or according to a trusted proxy, always does
 */
export function createSessionCookies(sessions: Sessions, secure: boolean): SessionCookies {
  const renewed = new WeakSet<FastifyRequest>();

  function optionsFor({ protocol }: FastifyRequest): CookieSerializeOptions {
    const isSecure = secure || protocol === 'https';
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure };
  }

  function setCookie(reply: FastifyReply, token: string): void {
    const options = { ...optionsFor(reply.request), maxAge: SESSION_SECONDS };
    reply.setCookie(SESSION_COOKIE, token, options);
  }

  return {
    async findActor(request) {
      const token = tokenOf(request);
      const found = token && (await sessions.find(token, addressOf(request)));
      if (!found) return null;
      if (found.renewed) renewed.add(request);
      return found.actor;
    },
    async startSession(reply, userId) {
      const { request } = reply;
      const old = tokenOf(request);
      if (old) await sessions.end(old, request.actor);
      const agent = request.headers['user-agent'] ?? '';
      setCookie(reply, await sessions.start(userId, { address: addressOf(request), agent }));
      renewed.delete(request);
    },
    async endSession(reply) {
      const token = tokenOf(reply.request);
      if (token) await sessions.end(token, reply.request.actor);
      renewed.delete(reply.request);
      reply.clearCookie(SESSION_COOKIE, optionsFor(reply.request));
    },
    renewCookies(app) {
      app.addHook('preHandler', async (request, reply) => {
        const token = renewed.has(request) && tokenOf(request);
        if (token) setCookie(reply, token);
      });
      app.addHook('onSend', (request, reply, _payload, done) => {
        // A response that sets a cookie must not be cached, even if the operation is cacheable.
        if (renewed.has(request)) reply.header('Cache-Control', 'no-store');
        done();
      });
    },
  };
}

function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[SESSION_COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : null;
}
