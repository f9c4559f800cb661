import { openRawStream, type RawStream } from '../../load/raw-stream.ts';
import { type Asker, delayAfter } from './asker.ts';
import { createFetcher, type Fetcher } from './fetcher.ts';
import { createKnownBoard } from './known-board.ts';
import { createOutages } from './outages.ts';
import type { Heard, Outage } from './reports.ts';
import type { Player } from './world.ts';

/** Viewers spread their calls after an event over this time, as the pages do. */
const CATCH_UP_SPREAD = 3000;
const DETAILS_EVERY = 10_000;
const SOON = 100;

const TOPICS = ['Board', 'Game', 'Notice', 'Team'].map((topic) => `topics=${topic}`).join('&');

export interface PersonOptions {
  player: Player;
  gameId: number;
  servers: readonly string[];
  /** Index of the server that the player uses at first. */
  server: number;
  asker: Asker;
}

/** A player with a page open. */
export interface Person {
  /** Null of those who hear nothing. */
  heard(): Heard | null;
  version(): number;
  outages: readonly Outage[];
  bytes(): { streams: number; fetched: number };
  /** How often the stream did not tell the changes of the board. */
  refetched(): number;
  close(): void;
}

/** Opens a page that follows the live channel. `hasList`: with the challenges, not the board alone. */
export function openViewer(options: PersonOptions & { hasList: boolean }): Person {
  const { player, gameId, servers, asker, hasList } = options;
  let server = options.server;
  const base = () => servers[server] ?? '';
  const fetcher = createFetcher({ player, gameId, base, asker });
  const planDetails = createDetailsPlan(fetcher);
  const board = createKnownBoard(asker.complain);
  const outages = createOutages();
  const heard = { spans: [] as Heard['spans'], team: [] as number[], notices: [] as number[] };
  let stream: RawStream | null = null;
  let streamed = 0;
  let refetched = 0;
  let failures = 0;
  let lastId: number | null = null;
  let isClosed = false;

  function onHello(id: number, isResumed: boolean): void {
    failures = 0;
    const isFirst = heard.spans.length === 0;
    if (isResumed && !board.isForgotten()) return outages.end();
    if (!isResumed) {
      heard.spans.push({ from: id, to: id });
      board.forget();
    }
    const catchUp = async () => {
      if (!isFirst) void fetcher.page('/notices');
      if (!isFirst && hasList) planDetails(0);
      if (await board.fetch(fetcher.board)) outages.end();
    };
    setTimeout(() => void catchUp(), isFirst ? 0 : Math.random() * CATCH_UP_SPREAD);
    return undefined;
  }

  function onBoard(data: string): void {
    const version = numberAfter(data, '"version":') ?? 0;
    const from = numberAfter(data, '"from":');
    if (from === null) {
      refetched += 1;
      void board.fetch(() => fetcher.changes(board.version()));
    } else {
      board.change({ from, version });
    }
    if (hasList) planDetails(Math.random() * DETAILS_EVERY, DETAILS_EVERY);
  }

  function onEvent(id: number, data: string): void {
    // The first letter of the topic: `{"topic":"Board",…`
    const topic = data.charAt(10);
    if (topic === 'H') onHello(id, data.includes('"resumed":true'));
    else if (lastId !== null && id < lastId) asker.complain('events were not in order');
    lastId = id;
    const span = heard.spans.at(-1);
    if (span) span.to = id;
    if (topic === 'B') onBoard(data);
    if (topic === 'N') heard.notices.push(id);
    if (topic !== 'T') return;
    heard.team.push(id);
    if (hasList) planDetails(SOON);
  }

  function onEnd(status: number | null): void {
    failures += 1;
    const isBreak = status === null || status === 200;
    asker.complain(isBreak ? 'a stream broke' : `a stream was refused with ${status}`, { isBreak });
    outages.begin();
    if (board.isForgotten()) board.forget();
    server = (server + 1) % servers.length;
    setTimeout(connect, delayAfter(failures));
  }

  function connect(): void {
    if (isClosed) return;
    const opened = openRawStream({
      url: base(),
      path: `/api/ext/live?${TOPICS}&game=${gameId}`,
      headers: {
        cookie: player.cookie,
        'x-forwarded-for': player.address,
        accept: 'text/event-stream',
        ...(lastId !== null && { 'last-event-id': String(lastId) }),
      },
      onEvent,
      onEnd(status) {
        streamed += opened.bytesRead();
        stream = null;
        if (!isClosed) onEnd(status);
      },
    });
    stream = opened;
  }

  fetcher.opening();
  connect();
  return {
    heard: () => ({
      ...heard,
      participationId: player.participationId,
      version: board.version(),
    }),
    version: board.version,
    outages: outages.all,
    bytes: () => ({ streams: streamed + (stream?.bytesRead() ?? 0), fetched: fetcher.bytes() }),
    refetched: () => refetched,
    close() {
      isClosed = true;
      stream?.close();
    },
  };
}

/** Plans to fetch the list of challenges; `pause`: how long after the last time at the earliest. */
function createDetailsPlan(fetcher: Fetcher) {
  let fetchedAt = 0;
  let isPlanned = false;
  return (delay: number, pause = 0) => {
    if (isPlanned) return;
    isPlanned = true;
    const fetchIt = () => {
      isPlanned = false;
      fetchedAt = Date.now();
      void fetcher.page('/details');
    };
    setTimeout(fetchIt, Math.max(delay, fetchedAt + pause - Date.now()));
  };
}

function numberAfter(text: string, name: string): number | null {
  const at = text.indexOf(name);
  return at === -1
    ? null
    : Number.parseInt(text.slice(at + name.length, at + name.length + 16), 10);
}
