import type { Category, ContainerInfo } from '@halyard/sdk/types';

const PROXY = '/api/proxy/';
/** Where test containers are reached, which belong to no team. */
export const TEST_PROXY = '/api/proxy/noinst/';

/** What is typed or opened to reach a container. */
export interface Entry {
  line: string;
  href?: string;
}

/**
 * How a challenge of a category is usually reached: the browser for Web, else `nc`. Behind the proxy
 * an entry has no port, and what is shown is the address for a program that makes a local port of it.
 */
export function entryOf(entry: string, category: Category, proxy: string = PROXY): Entry {
  if (!entry.includes(':')) {
    return { line: `${location.origin.replace(/^http/, 'ws')}${proxy}${entry}` };
  }
  if (category === 'Web') return { line: `http://${entry}`, href: `http://${entry}` };
  const end = entry.lastIndexOf(':');
  return { line: `nc ${entry.slice(0, end)} ${entry.slice(end + 1)}` };
}

type Life = Pick<ContainerInfo, 'startedAt' | 'expectStopAt'>;

/** The remaining time as the kit's rings show it. */
export function lifeOf({ startedAt, expectStopAt }: Life, offset: number) {
  return { until: expectStopAt, length: Math.max(1, expectStopAt - startedAt), offset };
}
