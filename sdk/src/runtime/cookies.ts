/** A stored cookie: plain data that can be serialised as JSON. */
export interface StoredCookie {
  /** The origin that set it, such as `https://ctf.example`. It is sent to no other. */
  origin: string;
  name: string;
  value: string;
  /** Sent to addresses below this path only. */
  path: string;
  /** Unix milliseconds, or null: kept until it is replaced. */
  expires: number | null;
}

/** Keeps a session between runs of a script: in a file, a keychain, a database. */
export interface CookieStore {
  /** Called once, before the first call. Give what `save` was given, or nothing yet. */
  load(): readonly StoredCookie[] | undefined | Promise<readonly StoredCookie[] | undefined>;
  /** Called with all cookies whenever an answer has changed one. The call waits for it. */
  save(cookies: readonly StoredCookie[]): void | Promise<void>;
}

/** The cookies of one client. */
export interface CookieJar {
  /** All that have not expired. */
  list(): Promise<readonly StoredCookie[]>;
  /** The value of `Cookie` for an address; empty when there is nothing to send. */
  header(url: string): Promise<string>;
  /** Takes over what an answer sets; tells whether that changed anything. */
  keep(url: string, response: Response): Promise<boolean>;
}

/** Makes the jar of a client. In browsers it stays empty: scripts do not see `Set-Cookie` there. */
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
      // After a redirect to another server the answer, and what it sets, is that server's.
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

/** Only browsers have addresses without an origin, and they keep cookies themselves. */
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

/** Reads one `Set-Cookie`. Attributes that only matter to browsers are left aside. */
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
