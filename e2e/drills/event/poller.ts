import { delayAfter } from './asker.ts';
import { createFetcher } from './fetcher.ts';
import { createOutages } from './outages.ts';
import type { Person, PersonOptions } from './viewer.ts';

const EVERY = 10_000;

/** Opens a page that polls, as where a proxy lets no stream through. */
export function openPoller({ player, gameId, servers, asker, ...rest }: PersonOptions): Person {
  let { server } = rest;
  let version = 0;
  let failures = 0;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  const fetcher = createFetcher({ player, gameId, base: () => servers[server] ?? '', asker });
  const outages = createOutages();

  async function poll(isFirst: boolean): Promise<void> {
    const pages = isFirst ? [] : [fetcher.page('/details'), fetcher.page('/notices')];
    const [answered, ...others] = await Promise.all([fetcher.board(), ...pages]);
    version = Math.max(version, answered ?? 0);
    const isWhole = answered !== null && others.every((answer) => answer !== null);
    failures = isWhole ? 0 : failures + 1;
    if (isWhole) outages.end();
    else {
      outages.begin();
      server = (server + 1) % servers.length;
    }
    if (isClosed) return;
    timer = setTimeout(() => void poll(false), isWhole ? EVERY : delayAfter(failures));
  }

  fetcher.opening();
  void poll(true);
  return {
    heard: () => null,
    version: () => version,
    outages: outages.all,
    bytes: () => ({ streams: 0, fetched: fetcher.bytes() }),
    refetched: () => 0,
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
