import type { EventSource } from '../../domain/events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { LiveGames } from '../live-games/public.ts';
import type { PublishedBoards } from '../scoreboard/public.ts';
import { createBoardAnnouncer } from './part-board-announcer.ts';
import { createOrderedEvents, type OrderedEvent } from './part-ordered-events.ts';
import { findPastEvents } from './repository.ts';
import { createGreeter } from './part-greeter.ts';
import { createRounds, type Rounds } from './part-rounds.ts';
import type { Stream } from './part-stream.ts';
import { createLogTail } from './part-log-tail.ts';
import { createStreams, type Streams } from './part-streams.ts';
import { createTeller } from './part-teller.ts';

/** A stream that was silent for this long is told that it is still there. */
const SILENCE_MILLISECONDS = 15_000;
const LOOK_MILLISECONDS = 5000;

/** Tells open streams what happens. */
export interface LiveChannel extends Pick<Streams, 'checkRoom' | 'remove'> {
  /** In which streams write. */
  rounds: Rounds;
  /** From now on it counts, and ends with the session that it was opened with. Call it before any wait. */
  register: (stream: Stream, address: string) => void;
  /**
   * Sends a registered stream `Hello`, then what it has missed since `lastEventId` if that is still known,
   * and from then on everything that it hears.
   */
  join: (stream: Stream, lastEventId: number | null) => Promise<void>;
  /** Ends all streams; clients reconnect to another process. */
  close: () => void;
}

interface LiveChannelDeps {
  db: Db;
  bus: EventSource;
  clock: Clock;
  liveGames: LiveGames;
  published: Pick<PublishedBoards, 'announced' | 'changes' | 'standsFor'>;
  /** How many streams one address may hold. */
  streamsPerAddress: number;
  onError: (error: unknown) => void;
}

/** Subscribes to the bus, so make it before the bus starts. */
export function createLiveChannel(deps: LiveChannelDeps): LiveChannel {
  const { db, bus, clock, onError } = deps;
  const streams = createStreams(deps.streamsPerAddress);
  const rounds = createRounds();
  const teller = createTeller({ ...deps, streams });
  let turn = Promise.resolve();
  const ordered = createOrderedEvents({
    bus,
    clock,
    readPast: (since, upTo) => findPastEvents(db, since, upTo),
    onReleased: (events) => void inTurn(() => tell(events)),
  });
  /** The id of the last event that was told; events that were released later are still to be told. */
  let lastTold: number | null = null;
  const position = () => lastTold ?? ordered.position();
  const log = createLogTail({ ...deps, position });
  const boards = createBoardAnnouncer({ ...deps, streams, position, inTurn });

  async function tell(events: readonly OrderedEvent[]): Promise<void> {
    await teller.tell(events, boards.note);
    lastTold = events.at(-1)?.id ?? lastTold;
  }

  /** Streams join between two tellings, so that none is told an event twice or not at all. */
  function inTurn(work: () => void | Promise<void>): Promise<void> {
    turn = turn.then(work).catch(onError);
    return turn;
  }

  const greet = createGreeter({
    ...deps,
    streams,
    teller,
    log,
    ordered,
    position,
    inTurn,
  });

  // The session may have ended, or the role may be another: the client asks again with what it has.
  bus.on('session', ({ body }) => {
    for (const stream of streams.ofUser(body.userId)) stream.end();
  });

  const signs = keepAlive(streams, clock);

  return {
    rounds,
    checkRoom: streams.checkRoom,
    remove(stream) {
      streams.remove(stream);
      log.remove(stream);
    },
    register: streams.add,
    join: greet,
    close() {
      clearInterval(signs);
      ordered.stop();
      boards.stop();
      log.stop();
      for (const stream of streams.all()) stream.end();
      rounds.stop();
    },
  };
}

/** Tells clients of silent streams that they are still there, and ends those of expired tokens. */
function keepAlive(streams: Pick<Streams, 'all'>, clock: Clock): NodeJS.Timeout {
  return setInterval(() => {
    const silent = performance.now() - SILENCE_MILLISECONDS;
    const now = clock();
    for (const stream of streams.all()) {
      if (stream.expiresAt !== null && stream.expiresAt <= now) stream.end();
      else if (stream.sentAt() < silent) stream.keepAlive();
    }
  }, LOOK_MILLISECONDS).unref();
}
