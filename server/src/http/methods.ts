import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../domain/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route only refuses methods that its path does not serve. */
    refusesMethods?: boolean;
  }
}

/** The method that stands for all that the router does not know: no path ever serves it. */
const NEVER_SERVED = 'TRACE';

/**
 * Routes methods that the router does not know, such as PROPFIND, like one that no path serves, so
 * that they are refused in the same way.
 */
export function routeUnknownMethod(request: IncomingMessage, known: readonly string[]): void {
  if (!known.includes(request.method ?? '')) request.method = NEVER_SERVED;
}

/**
 * Makes every path that is registered from now on refuse the methods that it does not serve.
 * @returns registers the refusals; call it when all paths are registered
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const served = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    served.set(url, [...(served.get(url) ?? []), ...[method].flat()]);
  });
  return () => {
    for (const [url, methods] of served) {
      // Only its own handler knows which of the paths below a wildcard exist.
      if (!url.endsWith('*')) refuseMethods(app, url, methods);
    }
  };
}

/**
 * Answers 405 with `Allow` to all methods of a path but the served ones, and `Allow` alone to
 * OPTIONS. A refusal comes before the body is read.
 * @param check throws when there is nothing at the path of the request
 */
export function refuseMethods(
  app: FastifyInstance,
  url: string,
  served: readonly string[],
  check: (path: string) => void = () => undefined,
): void {
  const allowed = [...new Set([...served, 'OPTIONS'])].toSorted().join(', ');
  app.route({
    method: app.supportedMethods.filter((method) => !served.includes(method)),
    url,
    config: { refusesMethods: true },
    onRequest: async (request, reply) => {
      check(request.url);
      reply.header('Allow', allowed).header('Cache-Control', 'no-store');
      if (request.method !== 'OPTIONS') throw new AppError('METHOD_NOT_ALLOWED');
      return reply.status(204).send();
    },
    // Every route needs one; the hook above answers each request.
    handler: () => undefined,
  });
}
