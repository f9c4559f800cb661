import type { FastifyRequest } from 'fastify';
import { AppError } from '../domain/app-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another site makes a browser send. A browser names the page's
 * origin; without one the caller is a tool, which no foreign page can steer. Sec-Fetch headers are
 * not relied on: browsers leave them out on plain HTTP, which must work on a local network.
 */
export function checkOrigin(request: FastifyRequest, publicOrigin: string | null): void {
  if (SAFE.has(request.method)) return;
  const { origin } = request.headers;
  if (origin === undefined) return;
  const isOwn = publicOrigin === null ? hostOf(origin) === request.host : origin === publicOrigin;
  if (!isOwn) throw new AppError('ORIGIN_REFUSED');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
