import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, fieldError } from '../domain/app-error.ts';
import type { IsOwnHost } from '../platform/machine-names.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where the site's pages are. */
export interface Site {
  /** The only origin that may send writes; null to compare with the host of the request. */
  publicOrigin: string | null;
  /** Under which names writes and sockets are taken while there is no such origin. */
  isOwnHost: IsOwnHost;
}

/**
 * Rejects cross-site writes (CSRF). A browser sends the page's origin; a request without one comes
 * from another kind of client, which a page cannot control. Sec-Fetch headers are not used:
 * browsers omit them on plain HTTP, which must work on a local network.
 */
export async function checkOrigin(request: FastifyRequest, site: Site): Promise<void> {
  const isWrite = !SAFE.has(request.method);
  if (isWrite) checkOwnOrigin(request, site.publicOrigin);
  if (site.publicOrigin !== null) return;
  const isSocket = request.headers.upgrade !== undefined;
  if ((isWrite || isSocket) && !(await site.isOwnHost(request.hostname))) {
    // A page whose name was made to point here (DNS rebinding) is of the same origin as its requests.
    throw new AppError('HOST_REFUSED');
  }
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

/** Refuses requests with two `Host` headers, of which a proxy and this server may read different ones. */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw;
    let hosts = 0;
    for (let index = 0; index < rawHeaders.length; index += 2)
      if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host')
        hosts += 1;
    done(hosts > 1 ? fieldError('VALIDATION_FAILED', 'Host', 'WRONG_FORMAT') : undefined);
  });
}
