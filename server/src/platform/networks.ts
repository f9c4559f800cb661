import { BlockList, isIPv6 } from 'node:net';

const GROUPS = 8;
const BITS_PER_GROUP = 16;

/**
 * The prefixes under which an IPv6 address is counted: providers assign a /64 to a single host, a
 * /56 to a home and a /48 to a company.
 */
const PREFIXES = [64, 56, 48] as const;

/** How many times as much the next larger network of an address may have. */
const NETWORK_GROWTH = 4;

/**
 * The networks that an address is counted in, the smallest first: the address itself for IPv4, the
 * /64, the /56 and the /48 for IPv6. A text that is no address is one network of its own.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  if (!isIPv6(address)) return [address];
  const groups = expand(address);
  const [smallest, ...larger] = PREFIXES.map((prefix) => networkText(groups, prefix));
  return [smallest ?? address, ...larger];
}

/** What Fastify's option `trustProxy` knows by a name. */
export const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** @param networks addresses, networks and names of networks */
export function createNetworkCheck(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => NAMED_NETWORKS[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** A network, and how much of something it may have. */
interface NetworkLimit {
  readonly network: string;
  readonly limit: number;
}

/**
 * What the networks of an address may have of something of which a single address may have `limit`: the
 * larger ones more, but less than all of their addresses together.
 */
export function networkLimits(address: string, limit: number): NetworkLimit[] {
  return networksOf(address).map((network, index) => ({
    network,
    limit: limit * NETWORK_GROWTH ** index,
  }));
}

/** Counts what addresses hold at the moment, in each of their networks. */
export interface NetworkCounts {
  hasRoom(address: string): boolean;
  add(address: string): void;
  remove(address: string): void;
}

/**
 * @param limit what a single address may hold
 * @param most what no network may exceed, however large it is
 */
export function createNetworkCounts(limit: number, most = Infinity): NetworkCounts {
  const counts = new Map<string, number>();

  function change(address: string, by: 1 | -1): void {
    for (const network of networksOf(address)) {
      const count = (counts.get(network) ?? 0) + by;
      if (count === 0) counts.delete(network);
      else counts.set(network, count);
    }
  }

  return {
    hasRoom: (address) =>
      networkLimits(address, limit).every(
        (of) => (counts.get(of.network) ?? 0) < Math.min(of.limit, most),
      ),
    add: (address) => change(address, 1),
    remove: (address) => change(address, -1),
  };
}

function networkText(groups: readonly number[], prefix: number): string {
  const network = groups.slice(0, Math.ceil(prefix / BITS_PER_GROUP)).map((group, index) => {
    const spare = Math.max(0, (index + 1) * BITS_PER_GROUP - prefix);
    return (group >> spare) << spare;
  });
  return `${network.map((group) => group.toString(16)).join(':')}::/${prefix}`;
}

/** The eight groups of an IPv6 address. */
function expand(address: string): number[] {
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16));
}

/** An embedded IPv4 address counts as two groups; their values do not matter beyond the /64. */
function groupsOf(part: string): string[] {
  return part === '' ? [] : part.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split(':');
}
