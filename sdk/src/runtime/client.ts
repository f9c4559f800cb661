import { type CookieJar, type CookieStore, makeCookieJar } from './cookies.ts';
import type { RetryOptions } from './retry.ts';

/** How to make a client; everything is optional in a browser page served by the API's own host. */
export interface ClientOptions {
  /**
   * The address of the API without a trailing slash: `https://ctf.example`. Default: the page's own
   * origin.
   */
  baseUrl?: string;
  /** An API token, sent as `Authorization: Bearer`. Default: none. */
  token?: string;
  /**
   * Where the session's cookies are kept between runs of a script. Default: in the client's memory.
   * Without effect in browsers, which keep cookies themselves.
   */
  cookies?: CookieStore;
  /** BCP 47 tag for `Accept-Language`: the language of `title` in errors. Default: the page's `lang`, else `en-US`. */
  language?: string;
  /** Another `fetch`, for proxies and tests. Default: `globalThis.fetch`. */
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds until a call gives up with kind `timeout`, repetitions included. Default: none. */
  timeout?: number;
  /** What is tried again, and how often. Default: three attempts of what is safe to repeat. */
  retry?: RetryOptions;
  /**
   * `full` checks every answer against the contract and leaves out fields that it does not know;
   * `off` gives answers as they came. Default: `full`.
   */
  validate?: 'full' | 'off';
}

/** A cached response with its ETag. */
export interface RememberedAnswer {
  etag: string;
  data: unknown;
  /** The length of its JSON in characters. */
  length: number;
}

/** One session with one server. Make it with `createClient`. */
export interface Client {
  readonly options: ClientOptions;
  /** The session's cookies, where no browser keeps them; null in the default client of a page. */
  readonly cookies: CookieJar | null;
  /** Last answers by address, so that an unchanged poll costs a 304 and gives the same object. */
  readonly answers: Map<string, RememberedAnswer>;
}

/**
 * Makes a client: one session with one server. Where no browser keeps cookies (Node, Deno, Bun) it
 * keeps its own, so that `login` and what follows share a session.
 *
 * ```ts
 * const client = createClient({ baseUrl: 'https://ctf.example', token: 'halyard_…' });
 * const board = await getScoreboard(7, { client });
 * ```
 */
export function createClient(options: ClientOptions = {}): Client {
  return { options, cookies: makeCookieJar(options.cookies), answers: new Map() };
}

/** Pages have other means to repeat what failed, and their browser keeps the cookies. */
function pageClient(options: ClientOptions): Client {
  return { options: { retry: { attempts: 1 }, ...options }, cookies: null, answers: new Map() };
}

let defaultClient = pageClient({});

/**
 * Sets what calls without a `client` option use, in a page: other than those of `createClient` they
 * are not repeated unless `retry` says so, because react-query repeats them already, and no cookies
 * are kept beside those of the browser.
 */
export function configureDefaultClient(options: ClientOptions): void {
  defaultClient = pageClient(options);
}

/** Has calls without a `client` option use this one, in a script with a single session. */
export function setDefaultClient(client: Client): void {
  defaultClient = client;
}

/** The client that calls without a `client` option use. */
export function getDefaultClient(): Client {
  return defaultClient;
}
