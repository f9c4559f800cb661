import { randomUUID } from 'node:crypto';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveTopic } from '@halyard/sdk/types';
import type { WebSocket } from 'ws';
import type { Admission, Gate } from '../../http/access.ts';
import { addressOf } from '../../http/address.ts';
import { checkOwnOrigin } from '../../http/origin.ts';
import { AppError, fieldError } from '../../domain/app-error.ts';
import { errorCode } from '../../platform/error-code.ts';
import type { LiveGames } from '../live-games/public.ts';
import type { LiveChannel } from './part-channel.ts';
import { MAX_MESSAGE_BYTES, openHub } from './part-hub.ts';
import type { Admissions } from './routes-admissions.ts';
import { checkGames, checkTopics, expiryOf, listenerOf } from './routes-listener.ts';

export interface HubDeps {
  gate: Pick<Gate, 'enter'>;
  admissions: Pick<Admissions, 'mayHaveChanged'>;
  live: Pick<LiveChannel, 'checkRoom' | 'register' | 'join' | 'remove'>;
  liveGames: Pick<LiveGames, 'get'>;
  publicOrigin: string | null;
}

interface Hub {
  readonly path: string;
  readonly topics: ReadonlySet<LiveTopic>;
  readonly isOfGame: boolean;
  readonly admission: Admission;
}

const COMMON = { rateLimit: 'general', temporaryPassword: false, tokenScopes: [] } as const;

const HUBS: readonly Hub[] = [
  {
    path: '/hub/user',
    topics: new Set(['Notice']),
    isOfGame: true,
    admission: { ...COMMON, access: 'public' },
  },
  {
    path: '/hub/monitor',
    topics: new Set(['Event', 'Submission']),
    isOfGame: true,
    admission: { ...COMMON, access: 'monitor', tokenScopes: ['Events'] },
  },
  {
    path: '/hub/admin',
    topics: new Set(['Log']),
    isOfGame: false,
    admission: { ...COMMON, access: 'admin' },
  },
];

/** Names one connection; nothing is kept of it, so that every process accepts it. */
interface Negotiated {
  negotiateVersion: number;
  connectionId: string;
  connectionToken?: string;
  availableTransports: { transport: 'WebSockets'; transferFormats: ['Text'] }[];
}

/**
 * The live channel in the form that clients of SignalR hubs expect: they negotiate, and then connect a
 * WebSocket. See `docs/api.md`.
 */
export function serveHubs(app: FastifyInstance, deps: HubDeps): void {
  void app.register(async (scope) => {
    const options = { maxPayload: MAX_MESSAGE_BYTES, autoPong: false };
    await scope.register(websocket, { options, errorHandler });
    for (const hub of HUBS) serveHub(scope, hub, deps);
  });
}

/** Logs what a client caused, such as a message that is too long, as a malformed request: by its code only. */
function errorHandler(error: Error, socket: WebSocket, { log }: FastifyRequest): void {
  const code = errorCode(error);
  if (code === undefined) log.error(error);
  else log.debug({ code }, 'malformed message');
  socket.terminate();
}

function serveHub(app: FastifyInstance, hub: Hub, deps: HubDeps): void {
  const { admissions, live, publicOrigin } = deps;
  const admit = async (request: FastifyRequest) => {
    // A page of another site may open a WebSocket with the visitor's cookies.
    checkOwnOrigin(request, publicOrigin);
    adoptToken(request);
    await deps.gate.enter(request, hub.admission);
    checkTopics(request, hub.topics);
    await checkGames(deps.liveGames, listenerOf(request), gamesOf(request, hub));
    live.checkRoom(listenerOf(request)?.userId ?? null, addressOf(request));
  };
  app.post(`${hub.path}/negotiate`, { onRequest: admit }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return negotiate(request);
  });
  const wsHandler = (socket: WebSocket, request: FastifyRequest) => {
    const actor = listenerOf(request);
    const stream = openHub({
      socket,
      connection: request.raw.socket,
      actor,
      topics: hub.topics,
      gameIds: new Set(gamesOf(request, hub)),
      expiresAt: expiryOf(request),
      onReady: (ready) => void live.join(ready, null),
      onEnd: live.remove,
    });
    live.register(stream, addressOf(request));
    if (actor && admissions.mayHaveChanged(request, actor.userId)) stream.end();
  };
  // Server-sent events and long polling, which other servers of hubs also have, and what is sent by the latter.
  const handler = () => {
    throw new AppError('WEBSOCKET_REQUIRED');
  };
  app.route({ method: 'GET', url: hub.path, onRequest: admit, handler, wsHandler });
  app.post(hub.path, { onRequest: admit }, handler);
}

function negotiate(request: FastifyRequest): Negotiated {
  const connectionId = randomUUID();
  const availableTransports: Negotiated['availableTransports'] = [
    { transport: 'WebSockets', transferFormats: ['Text'] },
  ];
  return queryOf(request)['negotiateVersion'] === '1'
    ? { negotiateVersion: 1, connectionId, connectionToken: randomUUID(), availableTransports }
    : { negotiateVersion: 0, connectionId, availableTransports };
}

/** The game that a hub of a game is asked about. */
function gamesOf(request: FastifyRequest, { isOfGame }: Hub): number[] {
  if (!isOfGame) return [];
  const gameId = Number(queryOf(request)['game']);
  if (!Number.isSafeInteger(gameId) || gameId < 1)
    throw fieldError('VALIDATION_FAILED', 'game', 'REQUIRED');
  return [gameId];
}

/** Browsers cannot set headers of a WebSocket, so clients send the token in the address. */
function adoptToken(request: FastifyRequest): void {
  const token = queryOf(request)['access_token'];
  if (token !== undefined) request.headers.authorization ??= `Bearer ${token}`;
}

/** Parameters given once. */
function queryOf({ query }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  const values = Object.entries(query as Record<string, unknown>);
  return Object.fromEntries(
    values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
