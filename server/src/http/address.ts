import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * An IPv4-mapped IPv6 address such as `::ffff:192.0.2.1`, which a dual-stack socket reports for an
 * IPv4 client.
 */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

type Request = Pick<FastifyRequest, 'ip' | 'socket'>;

/** Fastify derives the address anew each time that it is read. */
const known = new WeakMap<Request, string>();

/**
 * The address of the client. A value from a trusted proxy is used only when it is an IP address:
 * anything else could be of any length and differ with every request.
 */
export function addressOf(request: Request): string {
  const address = known.get(request) ?? readAddress(request);
  known.set(request, address);
  return address;
}

function readAddress({ ip, socket }: Request): string {
  return withoutMapping(isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip);
}

/** The IPv4 address of an IPv4 client, whatever socket it has come to. */
export function withoutMapping(address: string): string {
  return MAPPED.exec(address)?.[1] ?? address;
}

/**
 * By what the caller of a request is counted. All tokens of one maker count together, so that more of them are not more
 * requests, and apart from the maker's pages.
 */
export function callerKeyOf({ apiToken, actor }: FastifyRequest): { user?: string } {
  const user = apiToken ? `tokens of ${apiToken.creatorId}` : actor?.userId;
  return user === undefined ? {} : { user };
}
