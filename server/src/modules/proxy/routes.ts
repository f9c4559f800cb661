import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { hasRole } from '@halyard/sdk/rules';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import { addressOf } from '../../http/address.ts';
import { checkOwnOrigin } from '../../http/origin.ts';
import { type Context, type Routes, SENT } from '../../http/registrar.ts';
import type { Proxy } from './part-proxy.ts';
import type { Caller, Target } from './repository.ts';
import type { Holder } from './part-room.ts';
import type { Upgrades } from './routes-upgrade.ts';
import { CLOSES, dial, openTunnel } from './part-tunnel.ts';

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
      const caller = callerOf(actor);
      const name = params.entry;
      const target =
        (await proxy.find({ entry: name }, caller)) ??
        // What staff are shown is the id.
        (hasRole(actor, 'Monitor') ? await proxy.find({ id: name }, caller) : null);
      const { id, isTest } = orNotFound(target?.isAllowed ? target : null, 'CONTAINER_NOT_FOUND');
      const { ticket, expiresAt } = await proxy.makeTicket(id, caller);
      // An entry would go on working once they are no longer staff.
      const path = `/api/proxy/${isTest ? 'noinst/' : ''}${name}?ticket=${ticket}`;
      return { ticket, expiresAt, path };
    },
  } satisfies Routes;
}

function callerOf({ userId, sessionId }: Actor): Caller {
  return { userId, sessionId: sessionId ?? null };
}

/** Answers a probe, or makes a handshake the beginning of a tunnel. */
async function open(
  deps: ProxyRouteDeps,
  context: Context<'openProxy'>,
  isTest: boolean,
): Promise<typeof SENT | void> {
  const { proxy, upgrades } = deps;
  const { request, reply } = context;
  const { target, caller } = await admit(deps, context, isTest);
  if (!upgrades.isHandshake(request)) return;
  const { id: containerId, entry, participationId } = target;
  const holder: Holder = { containerId, participationId, caller, entry };
  const place = proxy.room.enter(holder, addressOf(request));
  try {
    const tcp = await dial(target);
    await checkAgain(proxy, holder, tcp);
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

/**
 * While the connection was made, the address may have become that of another container, and the caller may
 * have lost access. What changes from here on closes the connection, which has its place.
 */
async function checkAgain(proxy: Proxy, holder: Holder, tcp: Socket): Promise<void> {
  const close = await proxy.check(holder).catch((error: unknown) => {
    tcp.destroy();
    throw error;
  });
  if (!close) return;
  tcp.destroy();
  throw new AppError(close === CLOSES.denied ? 'FORBIDDEN' : 'NOT_FOUND');
}

interface Admitted {
  target: Target;
  caller: Caller | null;
}

/**
 * Programs that turn WebSockets into TCP send neither `Origin` nor cookies: for them the entry is
 * enough, unless a setting says otherwise. A browser names the page that connects.
 */
async function admit(
  deps: ProxyRouteDeps,
  context: Context<'openProxy'>,
  isTest: boolean,
): Promise<Admitted> {
  const { proxy, publicOrigin } = deps;
  const { actor, params, query, request } = context;
  if (query.ticket !== undefined) return admitWithTicket(deps, context, query.ticket, isTest);
  const caller = actor && callerOf(actor);
  const target = await proxy.find({ entry: params.entry }, caller);
  if (target?.isTest !== isTest) throw new AppError('NOT_FOUND');
  const isPage = request.headers.origin !== undefined;
  if (isPage) checkOwnOrigin(request, publicOrigin);
  if ((isPage || proxy.settings.requiresTicket) && !target.isAllowed)
    throw new AppError('FORBIDDEN');
  return { target, caller: target.isAllowed ? caller : null };
}

/** A ticket also opens the id of the container that it was made for, which is what staff have. */
async function admitWithTicket(
  { proxy }: ProxyRouteDeps,
  { params: { entry: name } }: Context<'openProxy'>,
  ticket: string,
  isTest: boolean,
): Promise<Admitted> {
  const ofId = await proxy.readTicket(name, ticket);
  const found = await proxy.find(ofId ? { id: name } : { entry: name }, ofId);
  if (found?.isTest !== isTest) throw new AppError('NOT_FOUND');
  const caller = ofId ?? (await proxy.readTicket(found.id, ticket));
  const target = caller && (ofId ? found : await proxy.find({ id: found.id }, caller));
  if (!target?.isAllowed) throw new AppError('FORBIDDEN');
  return { target, caller };
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
