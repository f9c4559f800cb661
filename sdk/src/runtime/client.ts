import { type CookieJar, type CookieStore, makeCookieJar } from './cookies.ts';
import type { RetryOptions } from './retry.ts';

/** Options of a client. All are optional in a browser page served from the host of the API. */
export interface ClientOptions {
  /**
   * The address of the API with its scheme: `https://ctf.example`. Default: the page's own origin.
   */
  baseUrl?: string;
  /** An API token, sent as `Authorization: Bearer`. Default: none. */
  token?: string;
  /**
   * Stores the cookies of the session between runs of a script. Default: in memory. Has no effect
   * in browsers, which store cookies themselves.
   */
  cookies?: CookieStore;
  /** BCP 47 tag for `Accept-Language`: the language of `title` in errors. Default: the page's `lang`, else `en-US`. */
  language?: string;
  /** Another `fetch`, for proxies and tests. Default: `globalThis.fetch`. */
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Timeout of a call in milliseconds, including retries. Default: none. */
  timeout?: number;
  /** Which calls are retried, and how often. Default: three attempts if that is safe. */
  retry?: RetryOptions;
  /**
   * `full` validates every response and removes unknown fields; `off` returns responses unchanged.
   * Default: `full`.
   */
  validate?: 'full' | 'off';
  /** Called after each attempt of each call, with what belongs in a log. Default: none. */
  log?: (line: CallLog) => void;
}

/** One attempt of a call, for a log. It contains no query, body, header or cookie. */
export interface CallLog {
  /** The `operationId`; null outside of a call. */
  operation: string | null;
  /** Method and address without the query: `GET https://ctf.example/api/game/7`. */
  request: string;
  /** HTTP status; 0 if no response began. */
  status: number;
  /** From the request until the response was read, or to the failure. */
  milliseconds: number;
  /** Id of the request in the server's log, if the server refused it; else null. */
  requestId: string | null;
}

const NAMES: readonly string[] = [
  'baseUrl',
  'token',
  'cookies',
  'language',
  'fetch',
  'timeout',
  'retry',
  'validate',
  'log',
] satisfies (keyof ClientOptions)[];

/** Throws a `TypeError` for options that would only fail later, with a misleading error. */
function readOptions(options: ClientOptions): ClientOptions {
  const unknown = Object.keys(options).find((name) => !NAMES.includes(name));
  if (unknown !== undefined) {
    const meant = NAMES.find((name) => name.toLowerCase() === unknown.toLowerCase());
    throw new TypeError(
      `unknown client option ${unknown}${meant === undefined ? '' : `: write ${meant}`}`,
    );
  }
  checkValues(options);
  const { baseUrl } = options;
  if (baseUrl === undefined) return options;
  if (!/^(https?:\/\/|\/|$)/i.test(baseUrl))
    throw new TypeError(`baseUrl ${baseUrl} has no scheme: write https://${baseUrl}`);
  return { ...options, baseUrl: baseUrl.replace(/\/+$/, '') };
}

/** Plain JavaScript has no types, so a wrong value would be taken for another setting. */
function checkValues({ validate, timeout, retry }: ClientOptions): void {
  if (validate !== undefined && validate !== 'full' && validate !== 'off')
    throw new TypeError(`validate is ${String(validate)}: write 'full' or 'off'`);
  const { attempts, delay, maxDelay } = retry ?? {};
  if (attempts !== undefined && !(Number.isInteger(attempts) && attempts >= 1))
    throw new TypeError(`retry.attempts is ${attempts}: write a whole number from 1 on`);
  const times = { timeout, 'retry.delay': delay, 'retry.maxDelay': maxDelay };
  for (const [name, time] of Object.entries(times))
    if (time !== undefined && !(Number.isFinite(time) && time >= 0))
      throw new TypeError(`${name} is ${time}: write milliseconds, 0 or more`);
}

/** A cached response with its ETag. */
export interface RememberedAnswer {
  etag: string;
  data: unknown;
  /** The length of its JSON in characters. */
  length: number;
}

/** A session with a server. Create it with `createClient`. */
export interface Client {
  readonly options: ClientOptions;
  /**
   * The cookies of the session, if no browser stores them; null in the default client of a page.
   */
  readonly cookies: CookieJar | null;
  /**
   * Cached responses by address, so that an unchanged one is a 304 and the same object is returned.
   */
  readonly answers: Map<string, RememberedAnswer>;
}

/**
 * Creates a client: a session with a server. Outside of browsers (Node, Deno, Bun) it stores cookies
 * itself, so that `login` and later calls share a session.
 *
 * ```ts
 * const client = createClient({ baseUrl: 'https://ctf.example', token: 'halyard_…' });
 * const board = await getScoreboard(7, { client });
 * ```
 */
export function createClient(options: ClientOptions = {}): Client {
  return {
    options: readOptions(options),
    cookies: makeCookieJar(options.cookies),
    answers: new Map(),
  };
}

/**
 * The client of a page: no retries, which react-query makes, and no cookies, which the browser
 * stores.
 */
function pageClient(options: ClientOptions): Client {
  const read = { retry: { attempts: 1 }, ...readOptions(options) };
  return { options: read, cookies: null, answers: new Map() };
}

let defaultClient = pageClient({});

/**
 * Sets the options for calls without a `client` option in a page. Unlike with `createClient`, they
 * are not retried unless `retry` is set, because react-query retries them, and no cookies are
 * stored besides those of the browser.
 */
export function configureDefaultClient(options: ClientOptions): void {
  defaultClient = pageClient(options);
}

/** Sets the client for calls without a `client` option, in a script with a single session. */
export function setDefaultClient(client: Client): void {
  defaultClient = client;
}

/** The client for calls without a `client` option. */
export function getDefaultClient(): Client {
  return defaultClient;
}
