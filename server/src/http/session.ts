import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type FoundSession,
  SESSION_SECONDS,
  type Sessions,
  type SessionUser,
} from '../modules/accounts/public.ts';
import { AppError } from '../domain/app-error.ts';
import type { Actor } from '../domain/actor.ts';
import { addressOf } from './address.ts';
import type { DeviceCookies } from './device-cookie.ts';
import { askedLanguage } from './speak.ts';

const SESSION_COOKIE = 'halyard_session';

/**
 * The session cookie of GZCTF, for programs alone and where a setting allows it: a page on a sibling host can set a
 * cookie of this name, so no request of a browser is let in by it.
 */
const REFERENCE_COOKIE = 'GZCTF_Token';

/**
 * Tells scripts of the site that there is a session, so that they need not ask. It contains no secret,
 * and the server ignores it in requests.
 */
const MARK_COOKIE = 'halyard_signed_in';

/** The form of a session token; other values are rejected without a look-up. */
const TOKEN = /^[\w-]{43}$/;

/** The most session cookies of one request that are looked up. With more, nobody is signed in. */
const TOKEN_LIMIT = 10;

/** The mark of a browser that sent the sessions of several accounts, so that the page can say why it has none. */
const SEVERAL = 'several';

/** Seconds. How long the page may say so. */
const SEVERAL_LIFETIME = 3600;

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
  /**
   * Returns the user of the request's session cookie, also when banned. Nobody, when there are cookies of
   * several accounts: one of them was planted, and which is unknown. Their sessions end, since the next
   * request may bring the planted one alone.
   */
  readonly findActor: (request: FastifyRequest) => Promise<Actor | null>;
  /**
   * Starts a session for a user, as `Sessions.start` does, on what is a known device from now on, and ends the
   * caller's previous one.
   */
  readonly startSession: (reply: FastifyReply, user: SessionUser) => Promise<void>;
  /** Ends the caller's session and clears the cookie. */
  readonly endSession: (reply: FastifyReply) => Promise<void>;
  /** Adds the hooks that send the cookie again when its session was extended, and clear it when it was refused. */
  readonly renewCookies: (app: FastifyInstance) => void;
}

/** The cookies of a session in requests and answers; see `createSessionCookies`. */
function createCookies(secure: boolean, referenceNames: boolean) {
  function isSecure({ protocol }: FastifyRequest): boolean {
    return secure || protocol === 'https';
  }

  function optionsFor(request: FastifyRequest): CookieSerializeOptions {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) };
  }

  /** Whether a request may name its session as programs for GZCTF do. */
  function knowsReference(request: FastifyRequest): boolean {
    return referenceNames && isProgram(request) && !hasOwnCookie(request);
  }

  function setCookie(reply: FastifyReply, token: string): void {
    const options = { ...optionsFor(reply.request), maxAge: SESSION_SECONDS };
    reply.setCookie(sessionCookieName(isSecure(reply.request)), token, options);
    if (knowsReference(reply.request)) reply.setCookie(REFERENCE_COOKIE, token, options);
    setMark(reply);
  }

  function setMark(reply: FastifyReply, value = '1', maxAge = SESSION_SECONDS): void {
    reply.setCookie(MARK_COOKIE, value, { ...optionsFor(reply.request), maxAge, httpOnly: false });
  }

  function clearCookie(reply: FastifyReply): void {
    const { request } = reply;
    reply.clearCookie(sessionCookieName(isSecure(request)), optionsFor(request));
    if (knowsReference(request)) reply.clearCookie(REFERENCE_COOKIE, optionsFor(request));
  }

  /** Whether a page is opened with a session that was started before there was a mark. */
  function lacksMark(request: FastifyRequest): boolean {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    return isPage && tokensOf(request).length > 0 && request.cookies[MARK_COOKIE] === undefined;
  }

  function tokensOf(request: FastifyRequest): string[] {
    const name = knowsReference(request) ? REFERENCE_COOKIE : sessionCookieName(isSecure(request));
    return readTokens(request.headers.cookie, name);
  }

  function clearMark(reply: FastifyReply): void {
    reply.clearCookie(MARK_COOKIE, { ...optionsFor(reply.request), httpOnly: false });
  }

  return { tokensOf, lacksMark, setCookie, setMark, clearCookie, clearMark };
}

interface CookieParts {
  sessions: Sessions;
  devices: Pick<DeviceCookies, 'remember'>;
  /**
   * Whether every cookie gets the Secure attribute; a cookie set over https, directly or according to a
   * trusted proxy, always does.
   */
  secure: boolean;
  /** Whether programs may use the cookie of GZCTF. */
  referenceNames?: boolean;
}

export function createSessionCookies(parts: CookieParts): SessionCookies {
  const { sessions, devices, secure, referenceNames = false } = parts;
  const cookies = createCookies(secure, referenceNames);
  const { tokensOf, lacksMark, setCookie, setMark, clearCookie, clearMark } = cookies;
  /** The tokens of the sessions that were extended, by the request that used them. */
  const renewed = new WeakMap<FastifyRequest, string>();
  /** The requests that brought sessions of several accounts. */
  const refused = new WeakSet<FastifyRequest>();

  /** Ends every session that the request names, so that none can take precedence afterwards. */
  async function endSessions(request: FastifyRequest): Promise<void> {
    for (const token of tokensOf(request).slice(0, TOKEN_LIMIT))
      await sessions.end(token, request.actor);
    renewed.delete(request);
    refused.delete(request);
  }

  return {
    async findActor(request) {
      const tokens = tokensOf(request);
      const found = await findSessions(sessions, request, tokens);
      if (areOfSeveral(found) || tokens.length > TOKEN_LIMIT) {
        refused.add(request);
        for (const { token, actor } of found) await sessions.end(token, actor);
        // What stays open cannot clear the cookie, nor say why it goes on without a user.
        if (isStream(request)) throw new AppError('NOT_SIGNED_IN');
        return null;
      }
      const [first] = found;
      if (first?.renewed) renewed.set(request, first.token);
      return first?.actor ?? null;
    },
    async startSession(reply, user) {
      const { request } = reply;
      const agent = request.headers['user-agent'] ?? '';
      const language = askedLanguage(request);
      const from = { address: addressOf(request), agent, ...(language && { language }) };
      const token = await sessions.start(user, from);
      await endSessions(request);
      setCookie(reply, token);
      await devices.remember(reply, user.userId);
    },
    async endSession(reply) {
      const { request } = reply;
      await endSessions(request);
      clearCookie(reply);
      clearMark(reply);
    },
    renewCookies(app) {
      app.addHook('preHandler', async (request, reply) => {
        const token = renewed.get(request);
        if (token !== undefined) setCookie(reply, token);
        else if (lacksMark(request)) setMark(reply);
      });
      app.addHook('onSend', (request, reply, _payload, done) => {
        if (refused.has(request)) {
          clearCookie(reply);
          setMark(reply, SEVERAL, SEVERAL_LIFETIME);
        }
        // A response that sets a cookie must not be cached, even if the operation is cacheable.
        if (renewed.has(request) || refused.has(request)) reply.header('Cache-Control', 'no-store');
        done();
      });
    },
  };
}

/** Browsers name the page that sends a request, or the site; over plain HTTP at least on writes. */
function isProgram({ headers }: FastifyRequest): boolean {
  return headers.origin === undefined && headers['sec-fetch-site'] === undefined;
}

/** Whether a request has a session cookie of ours, of whatever form. */
function hasOwnCookie({ headers }: FastifyRequest): boolean {
  return /(?:^|;)\s*(?:__Host-)?halyard_session=/.test(headers.cookie ?? '');
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
    .filter((token) => TOKEN.test(token));
}

type TokenSession = FoundSession & { token: string };

/**
 * The sessions of a request; of too many tokens, those of the first. One that a ban has ended counts only where there is
 * no other.
 */
async function findSessions(
  sessions: Sessions,
  request: FastifyRequest,
  tokens: readonly string[],
): Promise<TokenSession[]> {
  const found: TokenSession[] = [];
  for (const token of tokens.slice(0, TOKEN_LIMIT)) {
    const session = await sessions.find(token, addressOf(request));
    if (session) found.push({ ...session, token });
  }
  const open = found.filter(({ isEnded }) => !isEnded);
  return open.length > 0 ? open : found.slice(0, 1);
}

function areOfSeveral(found: readonly TokenSession[]): boolean {
  return new Set(found.map(({ actor }) => actor.userId)).size > 1;
}

/** Whether the answer stays open: a WebSocket or server-sent events. */
function isStream({ headers: { upgrade, accept } }: FastifyRequest): boolean {
  return upgrade !== undefined || (accept?.includes('text/event-stream') ?? false);
}
