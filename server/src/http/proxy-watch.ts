import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { createNetworkCheck } from '../platform/networks.ts';
import { withoutMapping } from './address.ts';
import { trustOf } from './connection-limits.ts';

/** What is wrong with the proxies before the server. */
export type ProxyFault = 'ProxyHeaderMissing' | 'ProxyUntrusted' | 'ProxyHops';

/** With fewer requests nothing is decided. */
const FEWEST = 10;
/** Beyond this, what was earlier counts half. */
const RECENT = 200;

/** What proxies add to a request, and browsers don't. */
const SIGNS = ['via', 'x-real-ip', 'forwarded', 'x-forwarded-proto', 'x-forwarded-host'];

/** How a request has come. */
interface Hop {
  /** `TRUST_PROXY` names who has sent it. */
  isTrusted: boolean;
  /** It came from this machine or a network without public addresses. */
  isPrivate: boolean;
  /** Addresses in `X-Forwarded-For`, and how many of them were believed. */
  forwarded: number;
  believed: number;
  /** It went through a proxy, whatever its addresses say. */
  hasSigns: boolean;
}

function faultOf({ isTrusted, isPrivate, forwarded, believed, hasSigns }: Hop): ProxyFault | null {
  if (!isTrusted) return isPrivate && forwarded > 0 ? 'ProxyUntrusted' : null;
  if (forwarded === 0) return hasSigns ? 'ProxyHeaderMissing' : null;
  return forwarded > believed ? 'ProxyHops' : null;
}

/** Notices what proxies before the server leave out or add. */
export interface ProxyWatch {
  note: (request: FastifyRequest) => void;
  /** What most of the last requests have shown: of a single one clients can make anything. */
  fault: () => ProxyFault | null;
}

export function createProxyWatch({
  trustProxy,
  publicUrl,
}: Pick<Config, 'trustProxy'> & Partial<Pick<Config, 'publicUrl'>>): ProxyWatch {
  const isTrusted = trustOf(trustProxy);
  const isPrivate = createNetworkCheck(['loopback', 'linklocal', 'uniquelocal']);
  // The server itself has no TLS: what reaches it under an https address has passed a proxy.
  const hostBehind = publicUrl?.startsWith('https:') ? new URL(publicUrl).host : null;
  const faults = new Map<ProxyFault, number>();
  let total = 0;

  function readHop({ socket, headers, ips, raw }: FastifyRequest): Hop {
    const peer = withoutMapping(socket.remoteAddress ?? '');
    const given = String(headers['x-forwarded-for'] ?? '');
    return {
      isTrusted: isTrusted(peer, 0),
      isPrivate: isPrivate(peer),
      forwarded: given === '' ? 0 : given.split(',').length,
      believed: (ips?.length ?? 1) - 1,
      hasSigns:
        raw.httpVersion === '1.0' ||
        headers.host === hostBehind ||
        SIGNS.some((name) => headers[name] !== undefined),
    };
  }

  return {
    note(request) {
      const fault = faultOf(readHop(request));
      if (total >= RECENT) {
        total /= 2;
        for (const [each, count] of faults) faults.set(each, count / 2);
      }
      total += 1;
      if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    },
    fault() {
      const [most] = [...faults].toSorted(([, one], [, other]) => other - one);
      return total >= FEWEST && most && most[1] > total / 2 ? most[0] : null;
    },
  };
}
