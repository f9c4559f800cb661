import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * An IPv4-mapped IPv6 address such as `::ffff:192.0.2.1`, which a dual-stack socket reports for an
 * IPv4 client.
 */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The address of the client. A value from a trusted proxy is used only when it is an IP address:
 * anything else could be of any length and differ with every request.
 */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip;
  return MAPPED.exec(address)?.[1] ?? address;
}
