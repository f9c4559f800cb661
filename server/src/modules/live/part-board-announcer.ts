import { isFrozen } from '@halyard/sdk/rules';
import {
  type Audience,
  audienceOf,
  type GameBoard,
  type LiveGame,
  type LiveGames,
} from '../live-games/public.ts';
import type { PublishedBoards } from '../scoreboard/public.ts';
import type { Clock } from '../../platform/clock.ts';
import { boardFrame, tellBoard } from './part-board-frame.ts';
import type { OrderedEvent } from './part-ordered-events.ts';
import type { Stream } from './part-stream.ts';
import type { Streams } from './part-streams.ts';

/** Events that change the board of a game. */
const CHANGES: ReadonlySet<OrderedEvent['topic']> = new Set([
  'game',
  'participation',
  'solve',
  'team',
]);

/** Boards are published at most once a second, so looking more often finds nothing new. */
const PAUSE_MILLISECONDS = 1000;
/** How soon to look again while the next board is being made. */
const SOONEST_MILLISECONDS = 20;

/** Tells streams which version of a game's board is published. */
export interface BoardAnnouncer {
  note: (event: OrderedEvent, gameId: number, live: LiveGame | null) => void;
  stop(): void;
}

interface BoardAnnouncerDeps {
  clock: Clock;
  liveGames: Pick<LiveGames, 'get'>;
  published: Pick<PublishedBoards, 'changes' | 'standsFor'>;
  streams: Pick<Streams, 'ofGame'>;
  /** Everything up to this id was told. */
  position: () => number;
  /** Does something between two tellings of events: during one, streams are ahead of the position. */
  inTurn: (work: () => void) => Promise<void>;
  onError: (error: unknown) => void;
}

const AUDIENCES: readonly Audience[] = ['players', 'staff'];

export function createBoardAnnouncer(deps: BoardAnnouncerDeps): BoardAnnouncer {
  const { clock, liveGames, published, streams, position, inTurn, onError } = deps;
  const timers = new Map<number, NodeJS.Timeout>();
  /** Whose board of a game has changed. */
  const changed = new Map<number, Set<Audience>>();
  const told = new WeakMap<GameBoard, number>();
  let isStopped = false;

  function noteFor(gameId: number, audience: Audience): void {
    changed.set(gameId, (changed.get(gameId) ?? new Set()).add(audience));
  }

  async function announce(gameId: number, audience: Audience): Promise<void> {
    const live = await liveGames.get(gameId);
    if (!live) return;
    const board = live.boardFor(audience);
    const last = told.get(board) ?? null;
    const { version, changes } = await published.changes(board, last);
    if (version !== board.version()) {
      noteFor(gameId, audience);
      // The last request for the board has decided when it may be published again.
      runIn(gameId, Math.max(SOONEST_MILLISECONDS, published.standsFor(board)));
    }
    if (last === version) return;
    told.set(board, version);
    await inTurn(() => {
      const frame = boardFrame(position(), live, { version, changes });
      tellBoard(frame, live, { to: listeners(gameId, audience), now: clock() });
    });
  }

  function listeners(gameId: number, audience: Audience): Stream[] {
    return [...streams.ofGame(gameId)].filter(({ actor }) => audienceOf(actor) === audience);
  }

  function runIn(gameId: number, milliseconds: number): void {
    const again = () => {
      timers.delete(gameId);
      if (changed.has(gameId)) run(gameId);
    };
    if (isStopped) return;
    clearTimeout(timers.get(gameId));
    timers.set(gameId, setTimeout(again, milliseconds));
  }

  /** Announces now, and again after a pause if the board has changed meanwhile. */
  function run(gameId: number): void {
    const audiences = changed.get(gameId) ?? [];
    changed.delete(gameId);
    runIn(gameId, PAUSE_MILLISECONDS);
    for (const audience of audiences) {
      if (listeners(gameId, audience).length > 0) announce(gameId, audience).catch(onError);
    }
  }

  return {
    note(event, gameId, live) {
      if (!CHANGES.has(event.topic)) return;
      // Players do not hear that there was a solve that they do not see.
      const isHidden =
        event.topic === 'solve' &&
        live !== null &&
        isFrozen(live.facts().game, event.body.solvedAt);
      for (const audience of isHidden ? (['staff'] as const) : AUDIENCES) noteFor(gameId, audience);
      if (!timers.has(gameId)) run(gameId);
    },
    stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
