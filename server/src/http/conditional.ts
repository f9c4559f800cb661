import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether an `If-None-Match` or `If-Match` header contains this entity tag. Uses weak comparison:
 * a proxy that compresses turns a strong tag into a weak one.
 */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const wanted = opaque(etag);
  return header.split(',').some((tag) => opaque(tag.trim()) === wanted);
}

/** Whether `If-Match` allows to change what has an entity tag; a request without it may always. */
export function expectedVersion(headers: IncomingHttpHeaders): (etag: string) => boolean {
  const header = headers['if-match'];
  return (etag) => header === undefined || isKnownTag(header, etag);
}

function opaque(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
