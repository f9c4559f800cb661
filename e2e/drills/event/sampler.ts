import type { Sample } from './reports.ts';

const EVERY = 1000;

/**
 * Looks about once a second at the board that clients show, at random so that it does not keep step
 * with the server. The returned function ends it.
 */
export function createSampler(clients: Iterable<{ version(): number }>): () => Sample[] {
  const samples: Sample[] = [];
  let timer = setTimeout(look, EVERY);

  function look(): void {
    const counts = new Map<number, number>();
    for (const client of clients) {
      const version = client.version();
      // It has none yet.
      if (version > 0) counts.set(version, (counts.get(version) ?? 0) + 1);
    }
    samples.push({ at: Date.now(), counts: [...counts] });
    timer = setTimeout(look, EVERY * (0.5 + Math.random()));
  }

  return () => {
    clearTimeout(timer);
    return samples;
  };
}
