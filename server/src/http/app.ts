import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import type { Gate } from './access.ts';
import { answerClientError } from './client-error.ts';
import { closeGently } from './closing.ts';
import { type ConnectionLimits, connectionLimits, limitConnections } from './connection-limits.ts';
import { compressAnswers } from './compression.ts';
import { addressOf } from './address.ts';
import { runForRequest } from '../platform/request-context.ts';
import { allowCrossOriginReads } from './cross-origin.ts';
import { type ErrorListeners, sendProblem, setErrorHandler } from './error-handler.ts';
import { refuseSeveralHosts } from './origin.ts';
import { AppError } from '../domain/app-error.ts';
import { sendExportsInTurns } from './exports.ts';
import { refuseOtherMethods, routeUnknownMethod } from './methods.ts';
import { parseJson } from './parse-json.ts';
import { type Handlers, registerOperations } from './registrar.ts';
import { type ReadTurnsOptions, takeTurnsReading } from './read-turns.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { limitOpenBodies } from './open-bodies.ts';
import { limitSlowBodies } from './slow-bodies.ts';

/** The largest body of a request without an operation, which nobody reads. */
const STRAY_BODY_LIMIT = 1024;

/** A file name has at most 255 characters, each of up to twelve characters when percent-encoded. */
const LONGEST_PARAMETER = 255 * 12;

/**
 * A connection without traffic for this long is closed: it is dead, or kept open to exhaust the
 * server.
 */
const INACTIVITY_TIMEOUT = 120_000;

/**
 * Operations are validated by the SDK, so Fastify never compiles a schema. Its own compilers are
 * loaded unless others are given, and cost memory and time at every start.
 */
const NO_SCHEMA_COMPILERS = {
  buildValidator: refuseSchema,
  buildSerializer: refuseSchema,
};

function refuseSchema(): never {
  throw new Error('Routes have no JSON schema: the SDK validates.');
}

export interface AppOptions extends ErrorListeners, ReadTurnsOptions {
  config: Pick<Config, 'trustProxy' | 'uploadLimitBytes'> &
    Partial<Pick<Config, 'publicUrl' | 'crossOriginReads'>>;
  log: FastifyBaseLogger;
  handlers: Handlers;
  gate: Gate;
  /** Routes outside the contract: health, the web app's files. */
  extend?: (app: FastifyInstance) => void;
  /** Counts a request for such a route; throws RATE_LIMITED. */
  limitFiles?: (request: FastifyRequest) => Promise<void>;
  /** By default those of a process whose system does not limit its files. */
  connections?: ConnectionLimits;
  /** Counts the bytes of an answer as they are sent. */
  countBytes?: (request: FastifyRequest, bytes: number) => void;
  /**
   * Called with method, route, status and duration when a response is sent; `other` and `unknown` stand for a request
   * that no route serves.
   */
  onTimed?: (method: string, route: string, status: number, seconds: number) => void;
}

/** Creates the HTTP server. It does not listen yet, so that tests can inject requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const isHttps = options.config.publicUrl?.startsWith('https:') ?? false;
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // To make one for each request took 2 % of the time of a large event.
    childLoggerFactory: (log) => log,
    genReqId: () => randomUUID(),
    trustProxy: options.config.trustProxy,
    bodyLimit: STRAY_BODY_LIMIT,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    schemaController: { compilersFactory: NO_SCHEMA_COMPILERS },
    connectionTimeout: INACTIVITY_TIMEOUT,
    clientErrorHandler: (error, socket) => answerClientError(options.log, error, socket),
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: LONGEST_PARAMETER,
    },
    rewriteUrl(request) {
      routeUnknownMethod(request, this.supportedMethods);
      return request.url ?? '/';
    },
    // No hook runs for a URL that cannot be routed, so the common headers are set here.
    frameworkErrors(_error, request, reply) {
      setSecurityHeaders(reply, isHttps);
      sendProblem(request, reply, new AppError('NOT_FOUND'));
    },
  });
  // The first hook: as little as possible is done for what waits.
  takeTurnsReading(app, options);
  app.decorateRequest('actor', null);
  app.decorateRequest('apiToken', null);
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: options.config.uploadLimitBytes } });
  acceptAnyJson(app);
  setErrorHandler(app, options);
  limitSlowBodies(app);
  limitOpenBodies(app);
  closeGently(app);
  sendExportsInTurns(app);
  compressAnswers(app);
  countBytes(app, options.countBytes);
  rememberRequests(app);
  app.addHook('onRequest', async (_request, reply) => setSecurityHeaders(reply, isHttps));
  refuseSeveralHosts(app);
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.operation) await options.limitFiles?.(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    // A stream lasts as long as its listener stays.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const { method, route } = timedAs(request);
    options.onTimed?.(method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  const refuseMethods = refuseOtherMethods(app);
  if (options.config.crossOriginReads) allowCrossOriginReads(app);
  registerOperations(app, options.handlers, options.gate);
  options.extend?.(app);
  refuseMethods();
  limitConnections(
    app.server,
    options.connections ?? connectionLimits(null, 1),
    options.config.trustProxy,
  );
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new AppError('NOT_FOUND')),
  );
  return app;
}

/** Streams are not counted: files and exports are read when the client takes them, and have limits of their own. */
function countBytes(app: FastifyInstance, count: AppOptions['countBytes']): void {
  if (!count) return;
  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload === 'string' || Buffer.isBuffer(payload))
      count(request, Buffer.byteLength(payload));
    return payload;
  });
}

/**
 * What a request is measured as. Nothing of it is the client's choice: each pair is kept for as long as the server
 * runs, so all requests that are served by nothing share one.
 */
function timedAs({ method, routeOptions: { url, config } }: FastifyRequest) {
  if (url === undefined || config.refusesMethods) return { method: 'other', route: 'unknown' };
  return { method, route: url };
}

/** Makes each request known to what runs for it: see `currentRequest`. */
function rememberRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const context = {
      requestId: request.id,
      address: addressOf(request),
      get actor() {
        return request.actor;
      },
    };
    runForRequest(context, done);
  });
}

/**
 * Accepts an empty body with a JSON content type, as many HTTP libraries send it. Plain text is
 * rejected, because pages of other sites may send it without a CORS preflight.
 */
function acceptAnyJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, parseJson(String(text)));
    } catch (cause) {
      done(new AppError('MALFORMED_JSON', { cause }));
    }
  });
}
