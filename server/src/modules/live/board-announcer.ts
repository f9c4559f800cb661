import type { BoardChange } from '@halyard/sdk/types';
import type { LiveGame, LiveGames } from '../live-games/public.ts';
import type { PublishedBoards } from '../scoreboard/public.ts';
import type { Clock } from '../../platform/clock.ts';
import { isFor } from './messages.ts';
import type { OrderedEvent } from './ordered-events.ts';
import { frameOf, type Stream } from './stream.ts';
import type { Streams } from './streams.ts';

/** Events that change the board of a game. */
const CHANGES: ReadonlySet<OrderedEvent['topic']> = new Set([
  'game',
  'participation',
  'solve',
  'team',
]);

/** Boards are published at most once a second, so looking more often finds nothing new. */
const PAUSE_MILLISECONDS = 1000;

/** Tells streams which version of a game's board is published. */
export interface BoardAnnouncer {
  note: (event: OrderedEvent, gameId: number) => void;
  /** Tells a stream that has resumed about boards that changed after an id. */
  tellSince(stream: Stream, since: { id: number; position: number }): Promise<void>;
  stop(): void;
}

interface BoardAnnouncerDeps {
  clock: Clock;
  liveGames: Pick<LiveGames, 'get'>;
  published: Pick<PublishedBoards, 'announced' | 'changes'>;
  streams: Pick<Streams, 'ofGame'>;
  /** Everything up to this id was told. */
  position: () => number;
  onError: (error: unknown) => void;
}

export function createBoardAnnouncer(deps: BoardAnnouncerDeps): BoardAnnouncer {
  const { clock, liveGames, published, streams, position, onError } = deps;
  const timers = new Map<number, NodeJS.Timeout>();
  const changed = new Set<number>();
  const told = new Map<number, number>();

  async function announce(gameId: number): Promise<void> {
    const live = await liveGames.get(gameId);
    if (!live) return;
    const before = told.get(gameId) ?? null;
    const { version, changes } = await published.changes(live, before);
    if (version !== live.version()) changed.add(gameId);
    if (before === version) return;
    told.set(gameId, version);
    const data = { version, ...(changes && { changes }) };
    tell(live, { data, id: position() }, streams.ofGame(gameId));
  }

  function tell(
    live: LiveGame,
    { data, id }: { data: { version: number; changes?: readonly BoardChange[] }; id: number },
    to: Iterable<Stream>,
  ): void {
    const frame = frameOf(id, { topic: 'Board', gameId: live.id, ...data });
    const now = clock();
    for (const stream of to) {
      if (isFor(stream, { topic: 'Board', participationId: null }, live, now)) stream.send(frame);
    }
  }

  /** Announces now, and again after a pause if the board has changed meanwhile. */
  function run(gameId: number): void {
    changed.delete(gameId);
    const again = () => {
      timers.delete(gameId);
      if (changed.has(gameId)) run(gameId);
    };
    timers.set(gameId, setTimeout(again, PAUSE_MILLISECONDS));
    announce(gameId).catch(onError);
  }

  return {
    note({ topic }, gameId) {
      if (!CHANGES.has(topic)) return;
      changed.add(gameId);
      if (!timers.has(gameId)) run(gameId);
    },
    async tellSince(stream, since) {
      for (const gameId of stream.gameIds) {
        const live = await liveGames.get(gameId);
        if (!live || live.version() <= since.id) continue;
        // Which board the client has is not known: it asks for the changes.
        const data = { version: await published.announced(live) };
        tell(live, { data, id: since.position }, [stream]);
      }
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
