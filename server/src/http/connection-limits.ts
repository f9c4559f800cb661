import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { createNetworkCheck, createNetworkCounts } from '../platform/networks.ts';
import { withoutMapping } from './address.ts';
import { endWithProblem } from './client-error.ts';

/** Each connection takes some memory. */
const MAX_CONNECTIONS = 20_000;
/** A connection may need a second file: that to a container, or one that it uploads. */
const FILES_PER_CONNECTION = 2;

/** Parts of all connections that one address may hold, and one network however large. */
const PART_OF_ADDRESS = 1 / 5;
const PART_OF_NETWORK = 4 / 5;

/** Seconds. */
const RETRY_AFTER = 30;

/** Connections that clients may hold at a time. */
export interface ConnectionLimits {
  total: number;
  perAddress: number;
  perNetwork: number;
}

/**
 * @param openFiles how many this process may have open, if that is known
 * @param factor how many times as much as by default an address may hold
 */
export function connectionLimits(openFiles: number | null, factor: number): ConnectionLimits {
  const files = Math.floor((openFiles ?? Infinity) / FILES_PER_CONNECTION);
  const total = Math.min(MAX_CONNECTIONS, files);
  const perNetwork = Math.ceil(total * PART_OF_NETWORK);
  const perAddress = Math.min(perNetwork, Math.ceil(total * PART_OF_ADDRESS * factor));
  return { total, perAddress, perNetwork };
}

/**
 * Refuses connections when there are too many, before anything is read of them. Those of trusted proxies count
 * in the total only. Call it when all else that hears of connections has been added.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  trustProxy: Config['trustProxy'],
): void {
  const counts = createNetworkCounts(limits.perAddress, limits.perNetwork);
  const isTrusted = trustOf(trustProxy);
  let open = 0;

  function admit(socket: Socket): boolean {
    // Empty for a client that has gone already.
    const address = withoutMapping(socket.remoteAddress ?? '');
    const isCounted = address !== '' && !isTrusted(address, 0);
    if (open >= limits.total) return refuse(socket, 'OVERLOADED');
    if (isCounted && !counts.hasRoom(address)) return refuse(socket, 'RATE_LIMITED');
    open += 1;
    if (isCounted) counts.add(address);
    socket.once('close', () => {
      open -= 1;
      if (isCounted) counts.remove(address);
    });
    return true;
  }

  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (!admit(socket)) return;
    for (const listener of listeners) Reflect.apply(listener, server, [socket]);
  });
}

function refuse(socket: Socket, problem: 'OVERLOADED' | 'RATE_LIMITED'): false {
  // The client may cut the connection off.
  socket.on('error', () => socket.destroy());
  endWithProblem(socket, randomUUID(), {
    problem,
    status: problem === 'OVERLOADED' ? 503 : 429,
    retryAfter: RETRY_AFTER,
  });
  return false;
}

/** Whether a proxy at an address is believed, as Fastify decides it. */
export function trustOf(
  trustProxy: Config['trustProxy'],
): (address: string, hop: number) => boolean {
  if (trustProxy === false) return () => false;
  return typeof trustProxy === 'function' ? trustProxy : createNetworkCheck(trustProxy);
}
