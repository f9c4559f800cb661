/** The version of the board that a client has: it follows changes that fit, one after the other. */
export interface KnownBoard {
  version: () => number;
  /** A change that arrived on the stream. */
  change: (change: Change) => void;
  /** Takes a fetched version; changes that arrive meanwhile wait for it. Returns whether it came. */
  fetch(ask: () => Promise<number | null>): Promise<boolean>;
  /** Ignores changes until the next version is fetched. */
  forget(): void;
  /** Whether it must be fetched. */
  isForgotten(): boolean;
}

interface Change {
  /** It fits boards of this version and later ones. */
  from: number;
  version: number;
}

export function createKnownBoard(complain: (text: string) => void): KnownBoard {
  let known = 0;
  let waiting: Change[] | null = [];

  function change({ from, version }: Change): void {
    if (waiting) {
      waiting.push({ from, version });
      return;
    }
    if (version <= known) return;
    if (from > known) complain(`a change from version ${from} reached a board of ${known}`);
    known = version;
  }

  return {
    version: () => known,
    change,
    async fetch(ask) {
      const arrived: Change[] = [];
      waiting = arrived;
      const version = await ask();
      if (waiting !== arrived || version === null) return false;
      waiting = null;
      if (version < known) complain(`board ${version} was answered after ${known} was announced`);
      known = Math.max(known, version);
      for (const each of arrived) change(each);
      return true;
    },
    forget() {
      waiting = [];
    },
    isForgotten: () => waiting !== null,
  };
}
