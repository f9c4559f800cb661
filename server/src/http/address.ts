import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** `::ffff:192.0.2.1`: what a socket for both families calls an IPv4 caller. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Where a request comes from. What a trusted proxy passes on is believed only when it is an
 * address: anything else could be of any length, and new with every request.
 */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip;
  return MAPPED.exec(address)?.[1] ?? address;
}

/**
 * Whom an address stands for when requests are counted: one IPv4 address, or a whole /64 of IPv6,
 * which is what every single customer gets.
 */
export function networkOf(address: string): string {
  if (isIPv4(address) || isIP(address) === 0) return address;
  const [head = '', tail] = address.replace(/%.*/, '').toLowerCase().split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/** A dotted end takes the place of two groups; which ones does not matter behind the /64. */
function groupsOf(part: string): string[] {
  return part === '' ? [] : part.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split(':');
}
