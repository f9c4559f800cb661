import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * An IPv4-mapped IPv6 address such as `::ffff:192.0.2.1`, which a dual-stack socket reports for an
 * IPv4 client.
 */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The address of the client. A value from a trusted proxy is used only when it is an IP address:
 * anything else could be of any length and differ with every request.
 */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip;
  return MAPPED.exec(address)?.[1] ?? address;
}

/**
 * The key under which requests are counted: one IPv4 address, or an IPv6 /64, which is what
 * providers assign to a single customer.
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

/** An embedded IPv4 address counts as two groups; their values do not matter beyond the /64. */
function groupsOf(part: string): string[] {
  return part === '' ? [] : part.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split(':');
}
