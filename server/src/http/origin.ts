import type { FastifyRequest } from 'fastify';
import { AppError } from '../domain/app-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects cross-site writes (CSRF). A browser sends the page's origin; a request without one comes
 * from another kind of client, which a page cannot control. Sec-Fetch headers are not used:
 * browsers omit them on plain HTTP, which must work on a local network.
 */
export function checkOrigin(request: FastifyRequest, publicOrigin: string | null): void {
  if (!SAFE.has(request.method)) checkOwnOrigin(request, publicOrigin);
}

/** Rejects a request, of any method, that a page of another site sends. */
export function checkOwnOrigin(request: FastifyRequest, publicOrigin: string | null): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const isOwn = publicOrigin === null ? hostOf(origin) === request.host : origin === publicOrigin;
  if (!isOwn) throw new AppError('ORIGIN_REFUSED');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
