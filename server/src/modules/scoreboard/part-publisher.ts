/** Something made of changing state for everybody at once, and not more often than it has to be. */
export interface Publisher<Publication> {
  /** The publication, made anew if it is due; everyone who asks meanwhile waits for the same one. */
  current(): Promise<Publication>;
  /** Milliseconds for which the last publication stands, whatever happens; 0 when it may be made anew. */
  standsFor(): number;
}

interface PublisherOptions<Publication> {
  /** A monotonic clock, in milliseconds. */
  monotonic: () => number;
  isOutdated: (publication: Publication) => boolean;
  publish: (previous: Publication | null) => Promise<Publication>;
  /** A publication stands for this long, in milliseconds, whatever happens. Default: a second. */
  shortestLife?: number;
  /** While the next one is made, the last one is answered up to this age. Default: two seconds. */
  goodEnough?: number;
}

const SHORTEST_LIFE = 1000;
const GOOD_ENOUGH = 2000;

export function createPublisher<Publication>(
  options: PublisherOptions<Publication>,
): Publisher<Publication> {
  const { monotonic, isOutdated, publish } = options;
  const { shortestLife = SHORTEST_LIFE, goodEnough = GOOD_ENOUGH } = options;
  let latest: { publication: Publication; at: number } | null = null;
  let publishing: Promise<Publication> | null = null;

  async function publishNext(): Promise<Publication> {
    const at = monotonic();
    const publication = await publish(latest?.publication ?? null);
    latest = { publication, at };
    return publication;
  }

  return {
    async current() {
      const age = latest === null ? Infinity : monotonic() - latest.at;
      if (latest && (age < shortestLife || !isOutdated(latest.publication))) {
        return latest.publication;
      }
      if (latest && publishing && age < goodEnough) return latest.publication;
      publishing ??= publishNext().finally(() => (publishing = null));
      return publishing;
    },
    standsFor: () => (latest ? Math.max(0, latest.at + shortestLife - monotonic()) : 0),
  };
}
