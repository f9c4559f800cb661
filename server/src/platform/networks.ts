import { isIPv6 } from 'node:net';

const GROUPS = 8;
const BITS_PER_GROUP = 16;

/**
 * The prefixes under which an IPv6 address is counted: providers assign a /64 to a single host, a
 * /56 to a home and a /48 to a company.
 */
const PREFIXES = [64, 56, 48] as const;

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

/** The smallest network of an address. */
export function networkOf(address: string): string {
  return networksOf(address)[0];
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
