import type { ProxyConfig } from '../../config-containers.ts';
import { AppError } from '../../domain/app-error.ts';
import type { EventSource } from '../../domain/events.ts';
import type { Clock } from '../../platform/clock.ts';
import { createCached } from '../../platform/cached.ts';
import type { Db } from '../../platform/database.ts';
import type { OpenRecorder } from '../containers/public.ts';
import { findTarget, findTicketKey, type Target, type TargetKey } from './repository.ts';
import { createRoom, type Room } from './room.ts';
import { isTicketFor, signTicket, TICKET_MILLISECONDS } from './ticket.ts';

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
  find: (by: TargetKey, userId: string | null) => Promise<Target | undefined>;
  makeTicket: (id: string) => Promise<{ ticket: string; expiresAt: number }>;
  isTicketFor: (id: string, ticket: string) => Promise<boolean>;
  /** Closes all connections. */
  close: () => Promise<void>;
}

export function createProxy(deps: ProxyDeps): Proxy {
  const { db, bus, clock, proxySettings, openRecorder, onError } = deps;
  const room = createRoom({ ...proxySettings, perAddress: deps.streamsPerAddress });
  const key = createCached(() => findTicketKey(db));

  function find(by: TargetKey, userId: string | null): Promise<Target | undefined> {
    return findTarget(db, { by, userId, now: new Date(clock()) });
  }

  async function closeUnlessRunning(id: string): Promise<void> {
    if (!(await find({ id }, null))) room.closeContainer(id);
  }

  bus.on('container', ({ body: { containerId } }) => {
    if (room.ids().includes(containerId)) closeUnlessRunning(containerId).catch(onError);
  });

  return {
    settings: proxySettings,
    room,
    openRecorder,
    onError,
    async find(by, userId) {
      if (proxySettings.portMapping !== 'PlatformProxy') throw new AppError('PROXY_DISABLED');
      return find(by, userId);
    },
    async makeTicket(id) {
      const expiresAt = clock() + TICKET_MILLISECONDS;
      return { ticket: signTicket(await key.get(), id, expiresAt), expiresAt };
    },
    isTicketFor: async (id, ticket) => isTicketFor(await key.get(), id, ticket, clock()),
    close: () => room.closeAll(),
  };
}
