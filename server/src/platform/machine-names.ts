import { lookup, lookupService } from 'node:dns/promises';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { once } from './once.ts';

/** Whether the host of a URL, without a port, is an address, `localhost` or a name of this machine. */
export type IsOwnHost = (host: string) => Promise<boolean>;

/**
 * The names of the machine are its host name, also with `.local`, and its full name. Other names that the
 * DNS has for it do not count: whoever controls a domain can make it point here.
 */
export function createIsOwnHost(
  machine: string = hostname(),
  findFullNames: (machine: string) => Promise<string[]> = askForNames,
): IsOwnHost {
  const name = machine.toLowerCase();
  const [label = name] = name.split('.');
  const known = new Set(['localhost', name, label, `${label}.local`]);
  // Asked once, also in vain: a resolver that is away would hold up what others look up.
  const fullNames = once(async () => {
    const found = await findFullNames(machine).catch(() => []);
    return new Set(found.map((one) => one.toLowerCase()));
  });
  return async (host) => {
    const asked = host.toLowerCase().replace(/\.$/, '');
    if (isIP(asked.replace(/^\[(.*)\]$/, '$1')) !== 0) return true;
    if (known.has(asked) || asked.endsWith('.localhost')) return true;
    return asked.startsWith(`${label}.`) && (await fullNames()).has(asked);
  };
}

/** The names that belong to the machine's addresses, as `hostname --all-fqdns` finds them. */
async function askForNames(machine: string): Promise<string[]> {
  const addresses = await lookup(machine, { all: true });
  const found = await Promise.allSettled(addresses.map(({ address }) => lookupService(address, 0)));
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value.hostname : []));
}
