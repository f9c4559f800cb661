import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { hasRole } from '@halyard/sdk/rules';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import { addressOf } from '../../http/address.ts';
import { checkOwnOrigin } from '../../http/origin.ts';
import { type Context, type Routes, SENT } from '../../http/registrar.ts';
import { dial } from './dial.ts';
import type { Proxy } from './proxy.ts';
import type { Target } from './repository.ts';
import type { Upgrades } from './routes-upgrade.ts';
import { openTunnel } from './tunnel.ts';

export interface ProxyRouteDeps {
  proxy: Proxy;
  upgrades: Upgrades;
  /** The origin of the site; null to compare with the host of the request. */
  publicOrigin: string | null;
}

export function proxyRoutes(deps: ProxyRouteDeps) {
  const { proxy } = deps;
  return {
    openProxy: (context) => open(deps, context, false),
    openTestProxy: (context) => open(deps, context, true),
    async createProxyTicket({ actor, params }) {
      const target =
        (await proxy.find({ entry: params.entry }, actor.userId)) ??
        // What staff are shown is the id.
        (hasRole(actor, 'Monitor') ? await proxy.find({ id: params.entry }, actor.userId) : null);
      const { id, entry, isTest } = orNotFound(
        target && isAllowed(target, actor) ? target : null,
        'CONTAINER_NOT_FOUND',
      );
      const { ticket, expiresAt } = await proxy.makeTicket(id);
      const path = `/api/proxy/${isTest ? 'noinst/' : ''}${entry}?ticket=${ticket}`;
      return { ticket, expiresAt, path };
    },
  } satisfies Routes;
}

function isAllowed({ isOwn }: Target, actor: Actor | null): boolean {
  return actor !== null && (isOwn || hasRole(actor, 'Monitor'));
}

/** Answers a probe, or makes a handshake the beginning of a tunnel. */
async function open(
  deps: ProxyRouteDeps,
  context: Context<'openProxy'>,
  isTest: boolean,
): Promise<typeof SENT | void> {
  const { proxy, upgrades } = deps;
  const { params, actor, request, reply } = context;
  const target = await proxy.find({ entry: params.entry }, actor?.userId ?? null);
  if (target?.isTest !== isTest) throw new AppError('NOT_FOUND');
  await checkCaller(deps, context, target);
  if (!upgrades.isHandshake(request)) return;
  const place = proxy.room.enter(target, addressOf(request));
  try {
    const tcp = await dial(target);
    await checkAgain(proxy, target, tcp);
    const recorder = await record(
      proxy,
      { ...target, host: tcp.remoteAddress ?? target.host },
      request,
    ).catch(proxy.onError);
    const socket = upgrades.accept(request, reply);
    if (!socket) {
      tcp.destroy();
      place.leave();
      await recorder?.close('Player');
      return SENT;
    }
    const { idleMilliseconds } = proxy.settings;
    const { onError } = proxy;
    const onEnd = () => place.leave();
    place.hold(
      openTunnel({
        socket,
        connection: request.raw.socket,
        tcp,
        recorder: recorder ?? undefined,
        idleMilliseconds,
        onEnd,
        onError,
      }),
    );
    return SENT;
  } catch (error) {
    place.leave();
    throw error;
  }
}

/** While the connection was made, the address may have become that of another container. */
async function checkAgain(proxy: Proxy, { entry }: Target, tcp: Socket): Promise<void> {
  const target = await proxy.find({ entry }, null).catch((error: unknown) => {
    tcp.destroy();
    throw error;
  });
  if (target) return;
  tcp.destroy();
  throw new AppError('NOT_FOUND');
}

/**
 * Programs that turn WebSockets into TCP send neither `Origin` nor cookies: for them the entry is
 * enough, unless a setting says otherwise. A browser names the page that connects.
 */
async function checkCaller(
  { proxy, publicOrigin }: ProxyRouteDeps,
  { actor, query: { ticket }, request }: Context<'openProxy'>,
  target: Target,
): Promise<void> {
  if (ticket !== undefined) {
    if (!(await proxy.isTicketFor(target.id, ticket))) throw new AppError('FORBIDDEN');
    return;
  }
  const isPage = request.headers.origin !== undefined;
  if (isPage) checkOwnOrigin(request, publicOrigin);
  if ((isPage || proxy.settings.requiresTicket) && !isAllowed(target, actor)) {
    throw new AppError('FORBIDDEN');
  }
}

/** The recorder of a connection to a team's container, where the challenge asks for one. */
async function record(
  { openRecorder }: Pick<Proxy, 'openRecorder'>,
  { id, participationId, challengeId, isRecorded, host, port }: Target,
  request: FastifyRequest,
) {
  if (!openRecorder || !isRecorded || participationId === null) return undefined;
  return openRecorder({
    containerId: id,
    challengeId,
    participationId,
    client: { address: addressOf(request), port: request.raw.socket.remotePort ?? 0 },
    server: { address: host, port },
    connectionId: randomUUID(),
  });
}
