import type { Answer } from '../../load/http-client.ts';
import type { Asker } from './asker.ts';
import type { Player } from './world.ts';

/** Fetches what a page shows, with the tags of what it has. */
export interface Fetcher {
  /** A path below the game. */
  page(path: string): Promise<Answer | null>;
  /** Fetches what the page needs when it is opened, without the board. */
  opening(): void;
  /** Returns the version of the board; null when it was not answered. */
  board: () => Promise<number | null>;
  /** Fetches the changes of the board, or the board if they are not known. Returns its version. */
  changes(since: number): Promise<number | null>;
  /** Bytes of all answers so far. */
  bytes(): number;
}

interface FetcherOptions {
  player: Player;
  gameId: number;
  /** The server that the player uses now. */
  base: () => string;
  asker: Asker;
}

export function createFetcher({ player, gameId, base, asker }: FetcherOptions): Fetcher {
  const tags = new Map<string, string>();
  let bytes = 0;

  async function fetchPath(path: string): Promise<Answer | null> {
    const etag = tags.get(path) ?? null;
    const answer = await asker.ask({ player, url: `${base()}${path}`, etag });
    if (answer === null) return null;
    bytes += answer.body.length;
    const tag = answer.headers['etag'];
    if (typeof tag === 'string') tags.set(path, tag);
    return answer;
  }

  async function board(): Promise<number | null> {
    const path = `/api/ext/game/${gameId}/board`;
    if ((await fetchPath(path)) === null) return null;
    return Number(/-(\d+)/.exec(tags.get(path) ?? '')?.[1]);
  }

  return {
    page: (path) => fetchPath(`/api/game/${gameId}${path}`),
    opening() {
      const paths = ['/api/config', '/api/account/profile'];
      const ofGame = ['', '/details', '/notices'].map((path) => `/api/game/${gameId}${path}`);
      for (const path of [...paths, ...ofGame]) void fetchPath(path);
    },
    board,
    async changes(since) {
      const answer = await fetchPath(`/api/ext/game/${gameId}/board/changes?since=${since}`);
      if (answer === null) return null;
      const told = JSON.parse(answer.body.toString()) as { version: number; changes: unknown };
      return told.changes === null ? board() : told.version;
    },
    bytes: () => bytes,
  };
}
