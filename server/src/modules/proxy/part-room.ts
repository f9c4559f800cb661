import { AppError } from '../../domain/app-error.ts';
import type { ProxyConfig } from '../../config-containers.ts';
import { createNetworkCounts } from '../../platform/networks.ts';
import type { Caller } from './repository.ts';
import { CLOSES, type Close, type Tunnel } from './part-tunnel.ts';

/** The place of one connection, from before it is made until it has ended. */
export interface Place {
  /** Closes the tunnel together with the others; at once if they are closed already. */
  hold(tunnel: Tunnel): void;
  leave(): void;
}

/** What a connection was let in with. */
export interface Holder {
  readonly containerId: string;
  readonly participationId: number | null;
  /** Null where the entry alone has opened it. */
  readonly caller: Caller | null;
  readonly entry: string;
}

interface Taken {
  readonly holder: Holder;
  tunnel: Tunnel | null;
  close: Close | null;
}

/** The connections of this process, limited per container, team and address. */
export interface Room {
  /** Throws TOO_MANY_CONNECTIONS. */
  enter(holder: Holder, address: string): Place;
  /** Closes those of some holders that have no right to be open any more. */
  review(
    of: (holder: Holder) => boolean,
    check: (holder: Holder) => Promise<Close | null>,
  ): Promise<void>;
  /** Resolves when all have ended. */
  closeAll(): Promise<void>;
}

interface RoomLimits extends Pick<ProxyConfig, 'perContainer' | 'perTeam'> {
  perAddress: number;
}

export function createRoom(limits: RoomLimits): Room {
  const places = new Set<Taken>();
  const ofNetworks = createNetworkCounts(limits.perAddress);
  let onEmpty: (() => void) | null = null;

  function count(matches: (holder: Holder) => boolean): number {
    let found = 0;
    for (const { holder } of places) if (matches(holder)) found++;
    return found;
  }

  function close(place: Taken, how: Close): void {
    place.close = how;
    place.tunnel?.close(how);
  }

  return {
    enter(holder, address) {
      const { containerId: id, participationId } = holder;
      const ofContainer = count(({ containerId }) => containerId === id);
      const ofTeam =
        participationId === null ? 0 : count((p) => p.participationId === participationId);
      const isFull = ofContainer >= limits.perContainer || ofTeam >= limits.perTeam;
      if (isFull || !ofNetworks.hasRoom(address)) {
        throw new AppError('TOO_MANY_CONNECTIONS');
      }
      const place: Taken = { holder, tunnel: null, close: null };
      places.add(place);
      ofNetworks.add(address);
      return {
        hold(tunnel) {
          place.tunnel = tunnel;
          if (place.close) tunnel.close(place.close);
        },
        leave() {
          if (places.delete(place)) ofNetworks.remove(address);
          if (places.size === 0) onEmpty?.();
        },
      };
    },
    async review(of, check) {
      for (const place of [...places].filter(({ holder }) => of(holder))) {
        const how = await check(place.holder);
        if (how) close(place, how);
      }
    },
    async closeAll() {
      if (places.size === 0) return;
      const emptied = new Promise<void>((resolve) => (onEmpty = resolve));
      for (const place of places) close(place, CLOSES.stopping);
      await emptied;
    },
  };
}
