import type { Category, ContainerInfo } from '@halyard/sdk/types';

/** Where the containers of teams are reached. */
export const PROXY = '/api/proxy/';
/** Where test containers are reached, which belong to no team. */
export const TEST_PROXY = '/api/proxy/noinst/';

/** What is typed or opened to reach a container; the first line is what most people use. */
export interface Entry {
  lines: readonly [string, ...string[]];
  href?: string;
}

/**
 * How a challenge of a category is usually reached: the browser for Web, else `nc`. Behind the proxy
 * an entry has no port: the command makes a local one, and the address is for other programs that do.
 */
export function entryOf(entry: string, category: Category, proxy: string = PROXY): Entry {
  if (isProxied(entry)) return { lines: proxyLines(`${proxy}${entry}`) };
  if (category === 'Web') return { lines: [`http://${entry}`], href: `http://${entry}` };
  const end = entry.lastIndexOf(':');
  return { lines: [`nc ${entry.slice(0, end)} ${entry.slice(end + 1)}`] };
}

/** Whether a container is reached through the server. */
export const isProxied = (entry: string): boolean => !entry.includes(':');

/** The command for a path of the proxy, and the address. */
export function proxyLines(path: string): [string, string] {
  const { origin } = location;
  const address = `${origin.replace(/^http/, 'ws')}${path}`;
  // Shells expand a question mark.
  const typed = path.includes('?') ? `"${address}"` : address;
  return [`npx ${origin}/sdk.tgz connect ${typed}`, address];
}

type Life = Pick<ContainerInfo, 'startedAt' | 'expectStopAt'>;

/** The remaining time as the kit's rings show it. */
export function lifeOf({ startedAt, expectStopAt }: Life, offset: number) {
  return { until: expectStopAt, length: Math.max(1, expectStopAt - startedAt), offset };
}
