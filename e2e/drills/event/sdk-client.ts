import {
  type Client,
  createClient,
  getBoard,
  getBoardChanges,
  getGameDetails,
  live,
  listNotices,
} from '@halyard/sdk';
import { applyBoardChanges } from '@halyard/sdk/rules';
import type { Board, BoardChange, LiveEvent } from '@halyard/sdk/types';
import { createOutages } from './outages.ts';
import type { Complaint, Outage } from './reports.ts';
import type { Player } from './world.ts';

/** A player whose program uses the SDK. */
export interface SdkPlayer {
  client: Client;
  version(): number;
  board(): Board | null;
  /** Ids of the notices that it was told. */
  notices: ReadonlySet<number>;
  outages: readonly Outage[];
  close(): void;
}

/** The things that clients of the SDK in this thread share. */
export interface SdkShared {
  complaints: Complaint[];
  requests: number;
  /** Boards by the versions before and after: clients with the same board get the same one. */
  applied: Map<string, Board>;
}

export function openSdkPlayer(
  { player, gameId, server }: { player: Player; gameId: number; server: string },
  shared: SdkShared,
): SdkPlayer {
  const client = createPlayerClient(player, server, shared);
  const closing = new AbortController();
  const outages = createOutages();
  const notices = new Set<number>();
  let board: Board | null = null;

  async function fetchAll(): Promise<void> {
    board = await getBoard(gameId, { client });
    for (const notice of await listNotices(gameId, {}, { client })) notices.add(notice.id);
  }

  async function follow(event: LiveEvent): Promise<void> {
    switch (event.topic) {
      case 'Hello':
        if (!event.resumed) await fetchAll();
        outages.end();
        break;
      case 'Board':
        board = await nextBoard(client, { gameId, board, event, shared });
        break;
      case 'Notice':
        notices.add(event.noticeId);
        break;
      case 'Team':
        await getGameDetails(gameId, { client });
        break;
    }
  }

  async function listen(): Promise<void> {
    await getGameDetails(gameId, { client });
    const topics = ['Board', 'Game', 'Notice', 'Team'] as const;
    const onState = (state: string) => state === 'lost' && outages.begin();
    const events = live(client, { game: gameId, topics, signal: closing.signal, onState });
    // What an event makes it fetch may fail while the server is down: the next greeting fetches it.
    for await (const event of events) await follow(event).catch(() => undefined);
  }

  listen().catch((error: unknown) => {
    if (closing.signal.aborted) return;
    shared.complaints.push({ at: Date.now(), text: `SDK: ${String(error)}`, isBreak: false });
  });
  return {
    client,
    version: () => board?.version ?? 0,
    board: () => board,
    notices,
    outages: outages.all,
    close: () => closing.abort(),
  };
}

function createPlayerClient(player: Player, server: string, shared: SdkShared): Client {
  return createClient({
    baseUrl: server,
    async fetch(input, init) {
      shared.requests += 1;
      const headers = new Headers(init.headers);
      headers.set('cookie', player.cookie);
      headers.set('x-forwarded-for', player.address);
      const complain = (text: string, isBreak: boolean) =>
        shared.complaints.push({ at: Date.now(), text: `SDK: ${text}`, isBreak });
      try {
        const answer = await fetch(input, { ...init, headers });
        if (!answer.ok && answer.status !== 304) complain(`answered with ${answer.status}`, false);
        return answer;
      } catch (error) {
        if (!init.signal?.aborted) complain(String(error), true);
        throw error;
      }
    },
  });
}

interface Following {
  gameId: number;
  board: Board | null;
  event: Extract<LiveEvent, { topic: 'Board' }>;
  shared: SdkShared;
}

/** The board after an event. */
async function nextBoard(client: Client, { gameId, board, event, shared }: Following) {
  if (board && event.version <= board.version) return board;
  const changes =
    event.changes ??
    (board && (await getBoardChanges(gameId, { since: board.version }, { client })).changes);
  const next = board && changes && apply(board, changes, shared);
  return next ?? getBoard(gameId, { client });
}

/** Once for all clients with the same board: on as many computers it would be done at the same time. */
function apply(board: Board, changes: readonly BoardChange[], shared: SdkShared): Board | null {
  const key = `${board.version} ${changes.at(-1)?.version}`;
  const known = shared.applied.get(key);
  if (known) return known;
  const next = applyBoardChanges(board, changes);
  if (next) shared.applied.set(key, next);
  else {
    const text = `SDK: changes did not fit board ${board.version}`;
    shared.complaints.push({ at: Date.now(), text, isBreak: false });
  }
  return next;
}
