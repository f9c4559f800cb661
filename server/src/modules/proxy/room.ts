import { AppError } from '../../domain/app-error.ts';
import type { ProxyConfig } from '../../config-containers.ts';
import { createNetworkCounts } from '../../platform/networks.ts';
import type { Target } from './repository.ts';
import { CLOSES, type Close, type Tunnel } from './tunnel.ts';

/** The place of one connection, from before it is made until it has ended. */
export interface Place {
  /** Has the tunnel closed with the others; at once if that has happened already. */
  hold(tunnel: Tunnel): void;
  leave(): void;
}

interface Taken {
  readonly containerId: string;
  readonly participationId: number | null;
  tunnel: Tunnel | null;
  close: Close | null;
}

/** The connections of this process, limited per container, team and address. */
export interface Room {
  /** Throws TOO_MANY_CONNECTIONS. */
  enter(target: Pick<Target, 'id' | 'participationId'>, address: string): Place;
  ids(): readonly string[];
  closeContainer(id: string): void;
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

  function count(matches: (place: Taken) => boolean): number {
    let found = 0;
    for (const place of places) if (matches(place)) found++;
    return found;
  }

  function close(place: Taken, how: Close): void {
    place.close = how;
    place.tunnel?.close(how);
  }

  return {
    enter({ id, participationId }, address) {
      const ofContainer = count(({ containerId }) => containerId === id);
      const ofTeam =
        participationId === null ? 0 : count((p) => p.participationId === participationId);
      const isFull = ofContainer >= limits.perContainer || ofTeam >= limits.perTeam;
      if (isFull || !ofNetworks.hasRoom(address)) {
        throw new AppError('TOO_MANY_CONNECTIONS');
      }
      const place: Taken = { containerId: id, participationId, tunnel: null, close: null };
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
    ids: () => [...new Set([...places].map(({ containerId }) => containerId))],
    closeContainer(id) {
      for (const place of places) {
        if (place.containerId === id) close(place, CLOSES.destroyed);
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
