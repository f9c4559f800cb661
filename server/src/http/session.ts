import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS, type Sessions, type SessionUser } from '../modules/accounts/public.ts';
import type { Actor } from '../domain/actor.ts';
import { addressOf } from './address.ts';
import { askedLanguage } from './speak.ts';

const SESSION_COOKIE = 'halyard_session';

/**
 * Tells scripts of the site that there is a session, so that they need not ask. It contains no secret,
 * and the server ignores it in requests.
 */
const MARK_COOKIE = 'halyard_signed_in';

/** The form of a session token; other values are rejected without a look-up. */
const TOKEN = /^[\w-]{43}$/;

/** The most session cookies of one request that are looked up. */
const TOKEN_LIMIT = 10;

/**
 * The name of the session cookie. Browsers accept a name with the prefix `__Host-` only from this
 * very host, so that a page on a sibling host (a challenge, for example) cannot set it. The prefix
 * requires https; without it, other cookies of this name are tolerated: see `readTokens`.
 */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
}

/** Sessions as cookies. */
export interface SessionCookies {
  /** Returns the user of the request's session cookie, also when banned. */
  readonly findActor: (request: FastifyRequest) => Promise<Actor | null>;
  /** Starts a session for a user, as `Sessions.start` does, and ends the caller's previous one. */
  readonly startSession: (reply: FastifyReply, user: SessionUser) => Promise<void>;
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
  /** The tokens of the sessions that were extended, by the request that used them. */
  const renewed = new WeakMap<FastifyRequest, string>();

  function isSecure({ protocol }: FastifyRequest): boolean {
    return secure || protocol === 'https';
  }

  function optionsFor(request: FastifyRequest): CookieSerializeOptions {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) };
  }

  function setCookie(reply: FastifyReply, token: string): void {
    const options = { ...optionsFor(reply.request), maxAge: SESSION_SECONDS };
    reply.setCookie(sessionCookieName(isSecure(reply.request)), token, options);
    setMark(reply);
  }

  function setMark(reply: FastifyReply): void {
    const options = { ...optionsFor(reply.request), maxAge: SESSION_SECONDS, httpOnly: false };
    reply.setCookie(MARK_COOKIE, '1', options);
  }

  /** Whether a page is opened with a session that was started before there was a mark. */
  function lacksMark(request: FastifyRequest): boolean {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    return isPage && tokensOf(request).length > 0 && request.cookies[MARK_COOKIE] === undefined;
  }

  function tokensOf(request: FastifyRequest): string[] {
    return readTokens(request.headers.cookie, sessionCookieName(isSecure(request)));
  }

  /** Ends every session that the request names, so that none can take precedence afterwards. */
  async function endSessions(request: FastifyRequest): Promise<void> {
    for (const token of tokensOf(request)) await sessions.end(token, request.actor);
    renewed.delete(request);
  }

  return {
    async findActor(request) {
      for (const token of tokensOf(request)) {
        const found = await sessions.find(token, addressOf(request));
        if (!found) continue;
        if (found.renewed) renewed.set(request, token);
        return found.actor;
      }
      return null;
    },
    async startSession(reply, user) {
      const { request } = reply;
      const agent = request.headers['user-agent'] ?? '';
      const language = askedLanguage(request);
      const from = { address: addressOf(request), agent, ...(language && { language }) };
      const token = await sessions.start(user, from);
      await endSessions(request);
      setCookie(reply, token);
    },
    async endSession(reply) {
      const { request } = reply;
      await endSessions(request);
      reply.clearCookie(sessionCookieName(isSecure(request)), optionsFor(request));
      reply.clearCookie(MARK_COOKIE, { ...optionsFor(request), httpOnly: false });
    },
    renewCookies(app) {
      app.addHook('preHandler', async (request, reply) => {
        const token = renewed.get(request);
        if (token !== undefined) setCookie(reply, token);
        else if (lacksMark(request)) setMark(reply);
      });
      app.addHook('onSend', (request, reply, _payload, done) => {
        // A response that sets a cookie must not be cached, even if the operation is cacheable.
        if (renewed.has(request)) reply.header('Cache-Control', 'no-store');
        done();
      });
    },
  };
}

/**
 * The session tokens of a `Cookie` header, in its order. Browsers send a cookie that another host
 * has set for the whole domain next to our own, so there can be several of one name.
 */
function readTokens(header: string | undefined, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .filter((token) => TOKEN.test(token))
    .slice(0, TOKEN_LIMIT);
}
