/** A stored cookie: plain data that can be serialised as JSON. */
export interface StoredCookie {
  /** The origin that set it, such as `https://ctf.example`. It is only sent to this origin. */
  origin: string;
  name: string;
  value: string;
  /** It is only sent to addresses below this path. */
  path: string;
  /** Unix milliseconds; null if it does not expire. */
  expires: number | null;
}

/** Stores a session between runs of a script: in a file, a keychain or a database. */
export interface CookieStore {
  /** Called once, before the first request. Returns what was saved last, or undefined. */
  load(): readonly StoredCookie[] | undefined | Promise<readonly StoredCookie[] | undefined>;
  /** Called with all cookies when a response has changed one. The call waits for it. */
  save(cookies: readonly StoredCookie[]): void | Promise<void>;
}

/** The cookies of one client. */
export interface CookieJar {
  /** All cookies that have not expired. */
  list(): Promise<readonly StoredCookie[]>;
  /** The `Cookie` header for an address; empty if there are no cookies. */
  header(url: string): Promise<string>;
  /** Stores the cookies that a response sets; returns whether any has changed. */
  keep(url: string, response: Response): Promise<boolean>;
}

/**
 * Creates the cookie jar of a client. In browsers it stays empty: scripts cannot read `Set-Cookie`
 * there.
 */
export function makeCookieJar(store?: CookieStore): CookieJar {
  const cookies = new Map<string, StoredCookie>();
  let loading: Promise<void> | undefined;
  const load = async () => {
    for (const cookie of (await store?.load()) ?? []) cookies.set(keyOf(cookie), cookie);
  };
  const list = async () => {
    await (loading ??= load());
    return [...cookies.values()].filter(isFresh);
  };
  return {
    list,
    async header(url) {
      const { origin, pathname } = parse(url);
      return (await list())
        .filter((cookie) => cookie.origin === origin && isBelow(pathname, cookie.path))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ');
    },
    async keep(url, response) {
      const { origin, pathname } = parse(url);
      // After a redirect to another origin, the cookies belong to that origin.
      if (response.url && parse(response.url).origin !== origin) return false;
      const before = JSON.stringify(await list());
      for (const line of response.headers.getSetCookie()) {
        const cookie = readCookie(line, origin, pathname);
        cookies.set(keyOf(cookie), cookie);
      }
      const after = await list();
      if (JSON.stringify(after) === before) return false;
      await store?.save(after);
      return true;
    },
  };
}

/** Only browsers allow addresses without an origin, and they store cookies themselves. */
function parse(url: string): URL {
  return new URL(url, 'http://page');
}

function keyOf({ origin, path, name }: StoredCookie): string {
  return `${origin}${path};${name}`;
}

function isFresh({ expires }: StoredCookie): boolean {
  return expires === null || expires > Date.now();
}

function isBelow(pathname: string, path: string): boolean {
  return `${pathname}/`.startsWith(path.endsWith('/') ? path : `${path}/`);
}

/** Parses one `Set-Cookie` header. Attributes that only matter to browsers are ignored. */
function readCookie(line: string, origin: string, pathname: string): StoredCookie {
  const [pair = '', ...rest] = line.split(';');
  const attributes = new Map(
    rest.map((part) => {
      const [name, value] = cut(part);
      return [name.toLowerCase(), value];
    }),
  );
  const [name, value] = cut(pair);
  const path = attributes.get('path') ?? '';
  const maxAge = attributes.get('max-age');
  const until =
    maxAge === undefined
      ? Date.parse(attributes.get('expires') ?? '')
      : Date.now() + +maxAge * 1000;
  return {
    origin,
    name,
    value,
    path: path.startsWith('/') ? path : pathname.slice(0, pathname.lastIndexOf('/')) || '/',
    expires: Number.isNaN(until) ? null : until,
  };
}

function cut(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
