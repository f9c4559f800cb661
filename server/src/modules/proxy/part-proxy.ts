import type { ProxyConfig } from '../../config-containers.ts';
import { AppError } from '../../domain/app-error.ts';
import type { EventSource } from '../../domain/events.ts';
import type { Clock } from '../../platform/clock.ts';
import { createCached } from '../../platform/cached.ts';
import type { Db } from '../../platform/database.ts';
import type { OpenRecorder } from '../containers/public.ts';
import {
  type Caller,
  findTarget,
  findTicketKey,
  type Target,
  type TargetKey,
} from './repository.ts';
import { createRoom, type Holder, type Room } from './part-room.ts';
import { readTicket, signTicket, TICKET_MILLISECONDS } from './rules-ticket.ts';
import { CLOSES, type Close } from './part-tunnel.ts';

interface ProxyDeps {
  db: Db;
  bus: Pick<EventSource, 'on'>;
  clock: Clock;
  proxySettings: ProxyConfig;
  /** How many connections one address may hold. */
  streamsPerAddress: number;
  /** Records what connections carry; undefined where nothing does. */
  openRecorder?: OpenRecorder | undefined;
  onError: (error: unknown) => void;
}

/** Connections of players to containers through this server. */
export interface Proxy extends Pick<ProxyDeps, 'openRecorder' | 'onError'> {
  settings: ProxyConfig;
  room: Pick<Room, 'enter'>;
  /** A container that can be connected to; undefined if there is none. Throws PROXY_DISABLED. */
  find: (by: TargetKey, caller: Caller | null) => Promise<Target | undefined>;
  /** How to close a connection that has no right to be open; null while it has. */
  check: (holder: Holder) => Promise<Close | null>;
  makeTicket: (id: string, caller: Caller) => Promise<{ ticket: string; expiresAt: number }>;
  /** Whom a ticket for a container was made for; null when it is none, or late. */
  readTicket: (id: string, ticket: string) => Promise<Caller | null>;
  /** Closes all connections. */
  close: () => Promise<void>;
}

export function createProxy(deps: ProxyDeps): Proxy {
  const { db, bus, clock, proxySettings, openRecorder, onError } = deps;
  const room = createRoom({ ...proxySettings, perAddress: deps.streamsPerAddress });
  const key = createCached(() => findTicketKey(db));

  function find(by: TargetKey, caller: Caller | null): Promise<Target | undefined> {
    return findTarget(db, { by, caller, now: new Date(clock()) });
  }

  async function check({ containerId, caller, entry }: Holder): Promise<Close | null> {
    const target = await find({ id: containerId }, caller);
    if (!target) return CLOSES.destroyed;
    const isAllowed = caller ? target.isAllowed : target.entry === entry;
    return isAllowed ? null : CLOSES.denied;
  }

  function review(of: (holder: Holder) => boolean): void {
    room.review(of, check).catch(onError);
  }

  bus.on('container', ({ body }) => review((holder) => holder.containerId === body.containerId));
  bus.on('participation', ({ body }) =>
    review((holder) => holder.participationId === body.participationId),
  );
  bus.on('session', ({ body }) => review(({ caller }) => caller?.userId === body.userId));

  return {
    settings: proxySettings,
    room,
    openRecorder,
    onError,
    check,
    async find(by, caller) {
      if (proxySettings.portMapping !== 'PlatformProxy') throw new AppError('PROXY_DISABLED');
      return find(by, caller);
    },
    async makeTicket(id, caller) {
      const expiresAt = clock() + TICKET_MILLISECONDS;
      return { ticket: signTicket(await key.get(), id, caller, expiresAt), expiresAt };
    },
    readTicket: async (id, ticket) => readTicket(await key.get(), id, ticket, clock()),
    close: () => room.closeAll(),
  };
}
