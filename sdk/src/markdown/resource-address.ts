/** An address that may begin with a scheme: a colon, or a reference to one such as `&colon;` or `&#58;`. */
const WITH_SCHEME = /^[^/?#]*(?::|&#|&\w+;)/;

/** Whether an address in HTML is relative or has one of the schemes. */
export function isSafe(address: string, schemes: readonly string[]): boolean {
  const lower = address.toLowerCase();
  return !WITH_SCHEME.test(lower) || schemes.some((each) => lower.startsWith(`${each}:`));
}

/** Stands for the origin of a page that is not known; no address of the web begins with it. */
const UNKNOWN_ORIGIN = 'https://relative.invalid';

function parse(address: string, origin = UNKNOWN_ORIGIN): URL | undefined {
  // `URL.parse` is missing in Node 20.
  return URL.canParse(address, origin) ? new URL(address, origin) : undefined;
}

/** A file of the server. Its pictures have no ending; of other endings it sends no pictures. */
const OWN_PICTURE = /^\/assets\/[\da-f]{64}\/[^/]+$/;
const PICTURE_NAME = /^[^.]+$|\.(?:gif|jpe?g|png|webp)$/i;

/**
 * Whether a page can show the picture at an address: pages load pictures from their own server only, where
 * uploaded ones are at `/assets/HASH/NAME`.
 * @param origin of the page, such as `https://ctf.example.org`; without it no absolute address is its own
 */
export function isPictureShown(address: string, origin?: string): boolean {
  const url = parse(address, origin);
  if (url?.protocol === 'data:') return /^image\//i.test(url.pathname);
  if (!url || url.origin !== (origin ?? UNKNOWN_ORIGIN)) return false;
  return OWN_PICTURE.test(url.pathname) && PICTURE_NAME.test(url.pathname.split('/').at(-1) ?? '');
}

/** Whether a link leads nowhere on this platform: to a file beside the text, or to `/files/` of another. */
export function isLinkDead(address: string): boolean {
  if (/^(?:#|\?|$)/.test(address)) return false;
  const url = parse(address);
  if (url?.origin !== UNKNOWN_ORIGIN) return false;
  return url.pathname.startsWith('/files/') || !/^[/\\]/.test(address);
}

/** What to call the thing at an address: the name of the file, else the host. */
export function resourceName(address: string): string {
  const url = parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return address.split(/[:,]/)[0] ?? '';
  const name = url.pathname.split('/').findLast((part) => part !== '');
  if (name === undefined) return url.host;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Where the thing at an address is, if it is on another site. */
export function resourceHost(address: string, origin: string): string | undefined {
  const url = parse(address, origin);
  return url && url.origin !== origin ? url.host : undefined;
}
