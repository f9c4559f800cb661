import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { LiveGame, LiveGames } from '../live-games/public.ts';
import { mayHear } from './rules-access.ts';
import { isFor, loadRows, type Message, messagesOf } from './part-messages.ts';
import type { OrderedEvent } from './part-ordered-events.ts';
import type { Stream } from './part-stream.ts';
import type { Streams } from './part-streams.ts';

/** Tells streams about events, except about boards. */
export interface Teller {
  /** Tells all streams that listen. `onTold` is called for each game that the event is about. */
  tell(
    events: readonly OrderedEvent[],
    onTold: (event: OrderedEvent, gameId: number, live: LiveGame | null) => void,
  ): Promise<void>;
  /** Tells one stream what it has missed. */
  replay(stream: Stream, missed: readonly OrderedEvent[]): Promise<void>;
}

interface TellerDeps {
  db: Db;
  clock: Clock;
  liveGames: Pick<LiveGames, 'get'>;
  streams: Streams;
}

/** After these events a hidden game may exist for others than before. */
const CHANGES_WHO_HEARS: ReadonlySet<OrderedEvent['topic']> = new Set(['game', 'participation']);

export function createTeller(deps: TellerDeps): Teller {
  const { clock, liveGames, streams } = deps;

  function send(message: Message, live: LiveGame | null, to: Iterable<Stream>): void {
    const now = clock();
    for (const stream of to) if (isFor(stream, message, live, now)) stream.send(message.frame);
  }

  /** The streams that a message can be for: not all of a game when it is only for a few people. */
  function* streamsFor(
    { participationId, isForMembers }: Message,
    gameId: number,
    live: LiveGame | null,
  ): Iterable<Stream> {
    const listening = streams.ofGame(gameId);
    if (participationId === null || !isForMembers) return yield* listening;
    for (const userId of live?.participation(participationId)?.userIds ?? []) {
      // A stream that does not listen yet is told with what it has missed.
      for (const stream of streams.ofUser(userId)) if (listening.has(stream)) yield stream;
    }
  }

  /** A game that was hidden or deleted is no longer for everybody, nor for who leaves a hidden one. */
  function endUnadmitted(gameId: number, live: LiveGame | null): void {
    if (live && !live.facts().game.hidden) return;
    for (const stream of streams.ofGame(gameId)) {
      if (!mayHear(stream.actor, live)) stream.end();
    }
  }

  return {
    async tell(events, onTold) {
      const heard = [...streams.games()];
      const about = events.filter((event) => gamesOf(event, heard).length > 0);
      const rows = await loadRows(deps, about, streams.hears);
      for (const event of about) {
        for (const gameId of gamesOf(event, heard)) {
          const live = await liveGames.get(gameId);
          for (const message of messagesOf(event, gameId, live, rows)) {
            send(message, live, streamsFor(message, gameId, live));
          }
          if (CHANGES_WHO_HEARS.has(event.topic)) endUnadmitted(gameId, live);
          onTold(event, gameId, live);
        }
      }
    },
    async replay(stream, missed) {
      const gameIds = [...stream.gameIds];
      const concerning = missed.filter((event) => mayConcern(event, stream));
      const rows = await loadRows(deps, concerning, (_, topic) => stream.topics.has(topic));
      for (const event of concerning) {
        for (const gameId of gamesOf(event, gameIds)) {
          const live = await liveGames.get(gameId);
          for (const message of messagesOf(event, gameId, live, rows)) {
            send(message, live, [stream]);
          }
        }
      }
    },
  };
}

/** Most of what a stream has missed is about other teams: this leaves it out before it is looked at. */
function mayConcern(event: OrderedEvent, { topics, participations }: Stream): boolean {
  if (event.topic === 'solve') return false;
  if (event.topic !== 'submission' && event.topic !== 'container') return true;
  if (topics.has('Submission') || topics.has('Event')) return true;
  return participations.get(event.gameId) === event.body.participationId;
}

/** The games that an event is about; one about the whole site is about all of them. */
function gamesOf(event: OrderedEvent, gameIds: readonly number[]): readonly number[] {
  return event.gameId === null ? gameIds : gameIds.filter((gameId) => gameId === event.gameId);
}
