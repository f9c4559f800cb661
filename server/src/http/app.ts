import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import type { Gate } from './access.ts';
import { answerClientError } from './client-error.ts';
import { closeGently } from './closing.ts';
import { sendProblem, setErrorHandler } from './error-handler.ts';
import { AppError } from '../domain/app-error.ts';
import { type Handlers, registerOperations } from './registrar.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { limitSlowBodies } from './slow-bodies.ts';

/** A JSON body beyond this is no honest one: statements are a few tens of kilobytes. */
const JSON_LIMIT = 1024 * 1024;

/** A file name has at most 255 characters, each of up to twelve when encoded. */
const LONGEST_PARAMETER = 255 * 12;

/** A connection on which nothing moves for so long is dead, or held to hurt us. */
const SILENCE = 120_000;

export interface AppOptions {
  config: Pick<Config, 'trustProxy' | 'uploadLimitBytes'>;
  log: FastifyBaseLogger;
  handlers: Handlers;
  gate: Gate;
  /** Routes outside the contract: health, the web app's files. */
  extend?: (app: FastifyInstance) => void;
  /** Called with method, route and seconds once an answer is on its way. */
  onTimed?: (method: string, route: string, status: number, seconds: number) => void;
}

/** Makes the HTTP side of the server; it does not listen yet, so that tests can inject. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: options.config.trustProxy,
    bodyLimit: JSON_LIMIT,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    connectionTimeout: SILENCE,
    clientErrorHandler: (error, socket) => answerClientError(options.log, error, socket),
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: LONGEST_PARAMETER,
    },
    // An address that cannot be routed at all meets no hook, but gets what every answer gets.
    frameworkErrors(_error, request, reply) {
      setSecurityHeaders(reply);
      sendProblem(request, reply, new AppError('NOT_FOUND'));
    },
  });
  app.decorateRequest('actor', null);
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: options.config.uploadLimitBytes } });
  acceptAnyJson(app);
  setErrorHandler(app);
  limitSlowBodies(app);
  closeGently(app);
  app.addHook('onRequest', async (_request, reply) => setSecurityHeaders(reply));
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    options.onTimed?.(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  registerOperations(app, options.handlers, options.gate);
  options.extend?.(app);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new AppError('NOT_FOUND')),
  );
  return app;
}

/**
 * Calls without a body may still announce JSON, as many HTTP libraries do. Plain text is refused:
 * a body that is a mere string would pass for JSON, and pages of other sites may send it unasked.
 */
function acceptAnyJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(text)));
    } catch (cause) {
      done(new AppError('MALFORMED_JSON', { cause }));
    }
  });
}
