import { type Answer, createHttpClient } from '../../load/http-client.ts';
import type { Complaint } from './reports.ts';
import type { Player } from './world.ts';

/** Connections for the requests of all players in a thread. */
const CONNECTIONS = 128;
const OK = new Set([200, 304]);

export interface Request {
  player: Pick<Player, 'cookie' | 'address'>;
  url: string;
  etag?: string | null;
  body?: unknown;
}

/** Sends what browsers of players send, and notes what must not happen. */
export interface Asker {
  /** Null when the connection broke, or the answer was not a good one. */
  ask(request: Request): Promise<Answer | null>;
  complain: (text: string, options?: { isBreak: boolean }) => void;
  complaints: readonly Complaint[];
  requests: () => number;
  close: () => void;
}

export function createAsker(): Asker {
  const http = createHttpClient(CONNECTIONS);
  const complaints: Complaint[] = [];
  let requests = 0;

  function complain(text: string, { isBreak } = { isBreak: false }): void {
    complaints.push({ at: Date.now(), text, isBreak });
  }

  return {
    async ask({ player, url, etag = null, body }) {
      requests += 1;
      try {
        const answer = await http.ask({
          url,
          headers: {
            cookie: player.cookie,
            'x-forwarded-for': player.address,
            'accept-encoding': 'gzip, br',
            ...(etag !== null && { 'if-none-match': etag }),
          },
          ...(body !== undefined && { method: 'POST', body }),
        });
        if (OK.has(answer.status)) return answer;
        complain(`${pathOf(url)} was answered with ${answer.status}`);
      } catch (error) {
        complain(`${pathOf(url)}: ${String(error)}`, { isBreak: true });
      }
      return null;
    },
    complain,
    complaints,
    requests: () => requests,
    close: http.close,
  };
}

function pathOf(url: string): string {
  return new URL(url).pathname.replace(/\d+/g, '…');
}

/** Milliseconds before the next attempt to connect, as the pages wait. */
export function delayAfter(failures: number): number {
  return Math.min(10_000, 1000 * 2 ** (failures - 1)) * (1 - Math.random() / 2);
}
