/** How to make a client; everything is optional in a browser page served by the API's own host. */
export interface ClientOptions {
  /** Where the API lives, e.g. `https://ctf.example`. Default: the page's own origin. */
  baseUrl?: string;
  /** Sent as `Authorization: Bearer`. */
  token?: string;
  /** BCP 47 tag for `Accept-Language`. Default: the page's `lang`, else `en-US`. */
  language?: string;
  /** Another `fetch`, for proxies and tests. */
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds until a call gives up. Default: none. */
  timeout?: number;
}

interface Remembered {
  etag: string;
  data: unknown;
}

/** One session with one server. Make it with `createClient`. */
export interface Client {
  readonly options: ClientOptions;
  /** Cookies by name; only filled where no browser keeps them. */
  readonly cookies: Map<string, string>;
  /** Last answers by address, so that an unchanged poll costs a 304 and gives the same object. */
  readonly answers: Map<string, Remembered>;
}

/**
 * Makes a client for tools that hold several sessions. Where no browser keeps cookies (Node, Deno,
 * Bun) the client keeps its own, so `login` and what follows share one session.
 */
export function createClient(options: ClientOptions = {}): Client {
  return { options, cookies: new Map(), answers: new Map() };
}

let defaultClient = createClient();

/** Sets what calls without a `client` option use. */
export function configureDefaultClient(options: ClientOptions): void {
  defaultClient = createClient(options);
}

/** The client of calls that name none. */
export function getDefaultClient(): Client {
  return defaultClient;
}
